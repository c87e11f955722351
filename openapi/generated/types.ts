/* Generated from openapi.yaml by scripts/generate.ts. */
export interface paths {
    "/users/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up
         * @description Where the waitlist is on, an `invite_token` is needed (403 `invite_required`). Where mails are sent, the account is made once the address is confirmed (202), and the answer does not tell whether another account has the address.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Returns a bearer token and sets the session cookie. A sixth failure within 15 minutes answers 429.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by a code after the password
         * @description Takes a code of the authenticator app, each once, or a recovery code, which it uses up. 401 for a token that is unknown, used or older than 5 minutes; a sixth wrong code within 15 minutes answers 429.
         */
        post: operations["completeLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description The authenticator has to have verified who holds it (PIN, finger, face): it counts as the second step too. 422 `passkey_refused` whatever is wrong; 429 after 100 tries from an address, or a sixth wrong one after a password, within 15 minutes.
         */
        post: operations["completePasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for what a passkey signs to sign in
         * @description Without a `step_token` any passkey of this server serves, and signs in alone. With one it finishes the sign-in that the password began. The challenge serves once, within 5 minutes; 401 for a `step_token` that is unknown, used or expired.
         */
        post: operations["startPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Revokes the session of the bearer token and of the cookie. Without a session nothing happens.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in member */
        get: operations["getMe"];
        put?: never;
        post?: never;
        /**
         * Delete the account
         * @description Needs the password. Everything of the member goes at once: the account, its sessions, capsules, answers and mails. Nothing brings it back.
         */
        delete: operations["deleteMe"];
        options?: never;
        head?: never;
        /** Change the profile */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/users/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the password
         * @description Needs the present password, and ends every other session.
         */
        patch: operations["changePassword"];
        trace?: never;
    };
    "/users/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the e-mail address
         * @description Needs the password. The address changes once the link that is mailed to it was followed. Answers alike whether another account has the address or not. With the present address, the link is mailed anew.
         */
        put: operations["changeEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a code of an app is asked for after the password
         * @description Also how many recovery codes are left.
         */
        get: operations["getSecondStep"];
        put?: never;
        /**
         * Get a key for an authenticator app
         * @description Needs the password. The key counts once a code of it was given.
         */
        post: operations["startSecondStep"];
        /**
         * Stop asking for a code of the app
         * @description Needs the password. The key ends, and without a passkey the recovery codes: the password is enough again.
         */
        delete: operations["removeSecondStep"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/second-step/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a code after the password from now on
         * @description By a first code of the new key. Every other session ends. The recovery codes are shown this once.
         */
        post: operations["confirmSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/second-step/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get new recovery codes
         * @description Needs the password. The codes before end. 404 where the password is enough.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member’s passkeys */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Keep a passkey that was made
         * @description Within 5 minutes, by the session that asked for the options. With the first way of a second step every other session ends, and recovery codes are shown this once.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for what a new passkey is made of
         * @description Needs the password. 409 `limit_reached` beyond 20 passkeys.
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/passkeys/{passkey_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description Needs the password. Every other session ends. Without another passkey or an authenticator app the password is enough again, and the recovery codes end.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        /** Give a passkey another name */
        patch: operations["renamePasskey"];
        trace?: never;
    };
    "/users/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the member is signed in */
        get: operations["listMySessions"];
        put?: never;
        post?: never;
        /** Sign out everywhere else */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out of one session */
        delete: operations["endMySession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is kept of the member
         * @description One ZIP archive: `account.json` with every row, texts as Markdown, and `events.jsonl`, the log of what was learned, oldest first.
         */
        get: operations["exportMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to a new password
         * @description Answers alike whether the address has an account or not: what follows is done after the answer. The link serves once, within an hour.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by a mailed link
         * @description Uses the link up, and ends every session of the account. 404 `link_invalid` for a link that is unknown, used or expired.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/email/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an e-mail address by a mailed link
         * @description Uses the link up. 404 `link_invalid` for a link that is unknown, used or expired.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capsules/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The catalogue */
        get: operations["listPublicCapsules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capsules/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The catalogue by domain
         * @description How many capsules each domain holds, and the first of them, newest first.
         */
        get: operations["browseCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capsules/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The capsules that the member is enrolled in or owns */
        get: operations["listMyCapsules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capsules/quota": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many capsules can still be made */
        get: operations["getCapsuleQuota"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capsules/classify-topic/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Recognise the domain of a topic */
        post: operations["classifyTopic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capsules/classification/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a topic can be classified as */
        get: operations["getClassificationOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capsules/classification/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Correct a classification */
        post: operations["sendClassificationFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capsules/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a capsule from a topic
         * @description A topic that cannot be authored honestly is refused with `topic_not_authorable`, with reasons and near capsules; the quota is then untouched.
         */
        post: operations["createCapsule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capsules/from-pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a capsule from a PDF
         * @description Premium: up to 9 MB. Pro: up to what the operator allows. The metadata fields come before the file.
         */
        post: operations["createCapsuleFromPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capsules/{capsule_id}/enroll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join a capsule */
        post: operations["enrollInCapsule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capsules/{capsule_id}/unenroll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a capsule
         * @description What was learned is kept, should the member join again.
         */
        post: operations["unenrollFromCapsule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capsules/{capsule_id}/sharing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Share a capsule with the community
         * @description The owner of a capsule that was made from a topic, and is complete, puts it into the catalogue under their username. What a Pro adds to its lessons is open to everyone who joins it. A capsule that was made from a document or a pasted text is refused with `forbidden` and a reason: it stays its owner's. So is one that an administrator took back, except for administrators.
         */
        put: operations["shareCapsule"];
        post?: never;
        /**
         * Take a shared capsule back
         * @description Its owner takes it out of the catalogue, on whatever plan they are by now. Administrators can take back any, and then only they can put it back. Whoever joined it keeps it, with all that they earned.
         */
        delete: operations["unshareCapsule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capsules/{capsule_id}/{domain}/{area}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A capsule with its levels and lessons
         * @description Guests can read public capsules; a member also those that they own, and those that they joined.
         */
        get: operations["getCapsule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capsules/{capsule_id}/granule/{granule_order}/molecule/{molecule_order}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A lesson, by its place
         * @description Locked lessons are for members who keep lessons on a device (Pro, with the offline mode on).
         */
        get: operations["getGranuleMolecule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capsules/molecules/{molecule_id}/atoms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A lesson, by its id
         * @description Locked lessons are for members who keep lessons on a device (Pro, with the offline mode on).
         */
        get: operations["listMoleculeAtoms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capsules/molecules/{molecule_id}/bonus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for bonus exercises or theory in a lesson
         * @description In a capsule of one's own; a Pro also in one that is shared with the community and that they joined. What a Pro adds is open to everyone who joined the capsule.
         */
        post: operations["createMoleculeBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/progress/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the member has done */
        get: operations["getProgressStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/progress/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a member's dashboard shows
         * @description Everything at once: the figures, the capsules last used, and some of the catalogue that the member has not joined.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/progress/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the member did, day by day
         * @description Everything that the screen of statistics shows: each day that has something in it, the streak and what kept it, memory, and the load to come.
         */
        get: operations["getProgressActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/progress/sick-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Declare a sick day
         * @description A day on which nothing was studied for illness breaks no streak. It can be declared up to 14 days afterwards, and 14 times in 90 days; 422 `validation_failed` says which bound was met. Declared again, nothing changes.
         */
        post: operations["declareSickDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/progress/sick-days/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw a sick day */
        delete: operations["withdrawSickDay"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/progress/log-answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log an answer
         * @description The client makes `answer_id`: the same id again gives the same reply and counts once; the same id with another body is 409 `answer_id_reused`. What was acknowledged is durable.
         */
        post: operations["logAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is to be reviewed today
         * @description Overdue cards first, then due ones, then what was learned and never reviewed. Cards of capsules that the member left wait until they come back.
         */
        get: operations["getReviewQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a review
         * @description The client makes `review_id`: the same id again gives the same reply and counts once; the same id with another body is 409 `review_id_reused`. A response is scored as in the lesson and gives the rating; a rating beside it is the member's own correction. Without a response the answer was shown: then the review counts as `again`, and gives no XP.
         */
        post: operations["logReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a review back
         * @description The card is what it was without the review, and XP that it gave is taken back. Done again, nothing changes.
         */
        post: operations["undoReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is remembered, and what comes */
        get: operations["getReviewStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a member wants to review
         * @description With what each desired retention would cost, simulated by FSRS from the member's own cards over 90 days.
         */
        get: operations["getReviewSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change how to review
         * @description What is not named stays as it is. Another desired retention, other parameters, or another day of an exam, schedules the cards anew.
         */
        patch: operations["changeReviewSettings"];
        trace?: never;
    };
    "/reviews/memory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How well a member's memory is known
         * @description FSRS foretells from its parameters how likely something is remembered. They are fitted to the member's reviews, and kept only where they foretell the latest fifth of these, which the fit has not seen, better than the parameters of people and than the plain average.
         */
        get: operations["getReviewMemory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/restart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin anew with a capsule's cards
         * @description What was remembered of them so far no longer counts for when they come back: they are new, and wait from now on. Reviews and XP stay in the log. The client makes `restart_id`: the same id again counts once.
         */
        post: operations["restartReviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/held": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cards that were put aside
         * @description Those put aside last come first. One that was put aside until tomorrow is on the list until then.
         */
        get: operations["getHeldReviewCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/cards/{card_id}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put a card aside
         * @description Until the member's tomorrow, or until it is taken up again. Done again, the last one holds.
         */
        put: operations["holdReviewCard"];
        post?: never;
        /**
         * Take a card up again
         * @description It comes back when it is due. Done again, nothing changes.
         */
        delete: operations["releaseReviewCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every badge, and how far the member is
         * @description A badge that is awarded no more is shown to those who have it.
         */
        get: operations["getBadges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened, newest first
         * @description The 200 newest of the last 90 days are kept.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Some, or all. Those that are not the member's own, or gone, are passed over. Done again, nothing changes.
         */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quests/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The quest of the day, and those of the last weeks
         * @description Made at first sight from the member's own capsules, and then the same on every device until the day ends where it was first seen: the day of the time zone that asks (`X-Timezone`), never an earlier one than that of a quest that there was. What was not answered yet and can no longer be (its item was withdrawn, its capsule left) is replaced, or the quest becomes shorter; what was answered stays.
         */
        get: operations["getQuestToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quests/{quest_id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer an exercise of a quest
         * @description An answer as `POST /progress/log-answer` takes it, and counted as that one is: in its lesson, in memory, as study. The first answer to an item, by the time at which it was given, is that of the quest; a later one, or one that came after the correction was seen, changes nothing in it. The same `answer_id` again gives the same reply; with another body it is 409 `answer_id_reused`.
         */
        post: operations["answerQuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quests/{quest_id}/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See the correction of a quest
         * @description Gives no XP: what a quest earned before stays, what was not answered earns nothing any more and counts as shown. The quest is flagged for rework: what was missed or shown comes back in a later one. Seen again, nothing changes.
         */
        post: operations["showQuestCorrection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journal/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The entries of a member's journal
         * @description Those written last come first.
         */
        get: operations["listJournalEntries"];
        put?: never;
        /**
         * Write an entry
         * @description The client makes the id: the same entry sent again counts once, another one with its id is 409 `entry_id_reused`. An entry that was deleted can be sent again, and then stands where it stood. A capsule or a lesson that the member cannot read is refused. 409 `limit_reached` where the plan keeps no more.
         */
        post: operations["createJournalEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journal/entries/{entry_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an entry
         * @description Done again, nothing changes.
         */
        delete: operations["deleteJournalEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toolbox/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The notes of a member
         * @description Those changed last come first.
         */
        get: operations["listNotes"];
        put?: never;
        /**
         * Begin a note
         * @description The client makes the id: the same note sent again counts once, and answers with the note as it stands; another one with its id is 409 `entry_id_reused`. 409 `limit_reached` where the plan keeps no more notes; a version that is kept beside another one (`conflict_of`) is taken all the same.
         */
        post: operations["createNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toolbox/notes/{note_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A note */
        get: operations["getNote"];
        /**
         * Save a note
         * @description `base_version` is the version that was changed. Where the note has another one by now nothing is overwritten: 409 `note_changed`. Saved as it stands already, nothing changes.
         */
        put: operations["saveNote"];
        post?: never;
        /**
         * Delete a note
         * @description Done again, nothing changes. A version of it that was kept becomes a note of its own.
         */
        delete: operations["deleteNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toolbox/disciplines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a member's capsules unlock
         * @description Each discipline once. A capsule that the member follows and can read unlocks
         *     - `alphabet` where its domain is `languages` and its skill a language of which a script is taught (Japanese);
         *     - `debate` where its domain is `social_sciences`, `economics`, `arts` or `personal_development`, its skill `ecology`, `medicine` or `artificial_intelligence`, or one of its items is a `free_answer`;
         *     - `code_notebook` where its domain is `programming`, or one of its items is `code`.
         */
        get: operations["listDisciplines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toolbox/code-notebooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The code notebooks of a member
         * @description Those changed last come first. They stay there where the discipline is no longer unlocked.
         */
        get: operations["listCodeNotebooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toolbox/code-notebooks/{notebook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A code notebook */
        get: operations["getCodeNotebook"];
        /**
         * Begin or save a code notebook
         * @description The client makes the id. `base_version` is the version that was changed, 0 for one that is begun. Where it has another version by now nothing is overwritten: 409 `changed_elsewhere`. Saved as it stands already, nothing changes. 409 `limit_reached` where the plan keeps no more of them. 403 `discipline_locked` for the first one of a member who follows no capsule that unlocks it.
         */
        put: operations["saveCodeNotebook"];
        post?: never;
        /**
         * Delete a code notebook
         * @description Done again, nothing changes.
         */
        delete: operations["deleteCodeNotebook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toolbox/debates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The debates of a member
         * @description Those changed last come first. They stay there where the discipline is no longer unlocked.
         */
        get: operations["listDebates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toolbox/debates/{debate_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A debate */
        get: operations["getDebate"];
        /**
         * Begin or save a debate
         * @description The client makes the id. `base_version` is the version that was changed, 0 for one that is begun. Where it has another version by now nothing is overwritten: 409 `changed_elsewhere`. Saved as it stands already, nothing changes. 409 `limit_reached` where the plan keeps no more of them. 403 `discipline_locked` for the first one of a member who follows no capsule that unlocks it.
         */
        put: operations["saveDebate"];
        post?: never;
        /**
         * Delete a debate
         * @description Done again, nothing changes. What the coach judged of it goes with it.
         */
        delete: operations["deleteDebate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toolbox/debates/{debate_id}/judge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a debate judged by the coach
         * @description A language model reads the debate against the rubric. 409 `provider_required` where none is set up: the learner's own judgement needs none. The client makes the id: sent again it gives the same judgement and counts once, another request with its id is 409 `message_id_reused`. It counts as a message to the coach: 429 `coach_quota_reached` at the limit of the plan. 409 `changed_elsewhere` where `version` is not the one that is kept. 503 `coach_no_answer` where nothing came that can be shown, which costs nothing and can be sent again.
         */
        post: operations["judgeDebate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toolbox/coach/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a learner's own log says
         * @description What comes back when, what is weak and what is strong, what to do today, and what the coach may still be asked. Every figure is of the member's own log.
         */
        get: operations["getCoachOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toolbox/coach/quota": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many messages are left this month */
        get: operations["getCoachQuota"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toolbox/coach/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The study plan, as it stands today
         * @description Null where there is none. The outlook is simulated anew from what the member has learned by now.
         */
        get: operations["getStudyPlan"];
        /**
         * Plan to know a capsule by a day
         * @description Takes the place of the plan before. A plan that cannot be met is kept all the same: its outlook is `unreachable`, and says what would do. A capsule that the member does not follow is refused, and a day that is not in the future, or more than a year ahead.
         */
        put: operations["setStudyPlan"];
        post?: never;
        /**
         * Give the study plan up
         * @description Its calendar feed ends with it. Done again, nothing changes.
         */
        delete: operations["deleteStudyPlan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toolbox/coach/plan/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The study plan as a calendar file
         * @description 404 `not_found` without a plan.
         */
        get: operations["exportStudyPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toolbox/coach/plan/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a private address for calendar apps
         * @description Whoever has the address sees the plan: it is shown this once, and kept hashed. The address before ends. 404 `not_found` without a plan.
         */
        post: operations["createStudyPlanFeed"];
        /**
         * End the private address
         * @description Done again, nothing changes.
         */
        delete: operations["deleteStudyPlanFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toolbox/coach/calendar/{feed_token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The study plan for a calendar app
         * @description For whoever has the private address. Reading it changes nothing. 404 `link_invalid` for an address that is unknown or ended.
         */
        get: operations["getStudyPlanFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toolbox/coach/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was said with the coach
         * @description Questions with their answers, those asked last first.
         */
        get: operations["listCoachMessages"];
        put?: never;
        /**
         * Ask the coach
         * @description The answer comes whole. Where a language model writes it, the member's sockets are told of each statement once it was checked (`coach.writing`). The client makes the id: the same message sent again gives the same answer and counts once, another one with its id is 409 `message_id_reused`. 429 `coach_quota_reached` at the limit of the plan. A message that is too long costs nothing, nor does one that the coach cannot answer, or whose answer breaks off. 503 `coach_no_answer` where nothing came, which costs nothing either and can be sent again.
         */
        post: operations["sendCoachMessage"];
        /**
         * Delete the conversation
         * @description What was asked this month stays counted. Done again, nothing changes.
         */
        delete: operations["clearCoachMessages"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toolbox/coach/messages/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the answers as read
         * @description All that came so far. Done again, nothing changes.
         */
        post: operations["readCoachMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toolbox/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say how it goes
         * @description The client makes the id: the same sent again counts once, another one with its id is 409 `entry_id_reused`.
         */
        post: operations["sendFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What members say
         * @description Newest first.
         */
        get: operations["listFeedback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/feedback/{feedback_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Mark it as handled, or as waiting again */
        patch: operations["markFeedback"];
        trace?: never;
    };
    "/support/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The conversations of a member with the support team
         * @description Those with the newest message come first.
         */
        get: operations["listSupportConversations"];
        put?: never;
        /**
         * Ask the support team something
         * @description The client makes the ids of the conversation and of its first message: the same sent again counts once, another one with the conversation's id is 409 `message_id_reused`. 409 `questions_waiting` where 20 of a member's conversations wait for an answer.
         */
        post: operations["startSupportConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/conversations/{conversation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A conversation with its messages
         * @description Oldest first.
         */
        get: operations["getSupportConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/conversations/{conversation_id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the support team
         * @description The client makes the id, as for the first message. A closed conversation is open again. 409 `conversation_full` once there are 200 messages.
         */
        post: operations["sendSupportMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/conversations/{conversation_id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a conversation as read
         * @description Up to the message that was seen last, and the notification of an answer with it. Done again, nothing changes.
         */
        post: operations["readSupportConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/support": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What members ask the support team
         * @description What waits comes by how long it has, longest first; what was answered or closed by its newest message, newest first.
         */
        get: operations["listSupportRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/support/{request_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a member asks, with the messages */
        get: operations["getSupportRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/support/{request_id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a member
         * @description The member is notified. The client makes the id: the same sent again counts once, another one with its id is 409 `message_id_reused`.
         */
        post: operations["answerSupportRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/support/{request_id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close what was answered
         * @description 409 `answer_missing` while the member waits for an answer: no question is closed without a word. Done again, nothing changes.
         */
        post: operations["closeSupportRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trainers/vocabulary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The words of a member's language capsules
         * @description Of the capsules that the member is enrolled in, last used first, and of each the words of the lessons that are open to them. With each word what it means in the language of the capsule, and in others where it is known.
         */
        get: operations["listTrainedWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trainers/alphabets/{script}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signs of a script */
        get: operations["getAlphabet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trainers/alphabets/{script}/strokes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How signs of a script are drawn */
        get: operations["listStrokes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quality/atoms/{atom_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What vouches for an item
         * @description For those who may answer the item. The figures of learners are given once enough of them answered; the owner and
         *     administrators always see them.
         */
        get: operations["getAtomQuality"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quality/atoms/{atom_id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a problem with an item
         * @description The client makes `report_id`: the same id again changes nothing. The report reaches the owner of the capsule and the
         *     administrators.
         */
        post: operations["reportAtom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quality/atoms/{atom_id}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take an item out of its lesson
         * @description For the owner of the capsule and administrators. Its open reports are closed. What learners earned with it stays
         *     theirs.
         */
        put: operations["withdrawAtom"];
        post?: never;
        /**
         * Put a withdrawn item back into its lesson
         * @description For the owner of the capsule and administrators. It comes back at its place, or last where its place was taken.
         */
        delete: operations["restoreAtom"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quality/atoms/{atom_id}/replacement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have an item made anew
         * @description For the owner of the capsule and administrators. Another item from the same source is made and takes its place;
         *     until then, and where none can be made, the item stays. `replacement` of the item says how far that is, and a
         *     socket message (`replacement.made`, `replacement.failed`) how it ended. Asked again meanwhile, nothing is made
         *     twice. 409 `nothing_more_to_author` where the source is not here.
         */
        post: operations["replaceAtom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quality/molecules/{molecule_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The items of a lesson, and what was rejected
         * @description For the owner of the capsule and administrators.
         */
        get: operations["getMoleculeQuality"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quality/capsules/{capsule_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the items of a capsule fared
         * @description For the owner of the capsule and administrators.
         */
        get: operations["getCapsuleQuality"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quality/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open reports
         * @description Of the items of one's own capsules; for administrators, of all. Oldest first.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quality/reports/{report_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Close a report
         * @description For the owner of the capsule and administrators: they looked at it, and the item stays as it is.
         */
        delete: operations["closeReport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toolbox/coach/tutorials/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All tours of the member */
        get: operations["listTutorialStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toolbox/coach/tutorials/{tutorial_key}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save how far a tour is */
        put: operations["updateTutorialState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waitlist/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether signing up needs an invitation */
        get: operations["getWaitlistStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waitlist/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a place
         * @description Answers alike whether the address is known or not: what follows is done after the answer. 404 where signing up needs no invitation.
         */
        post: operations["subscribeToWaitlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waitlist/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a mailed link would confirm
         * @description Changes nothing, so that a scanner that opens links uses none up. 404 `link_invalid` for one that is unknown, used or expired.
         */
        get: operations["getWaitlistConfirmation"];
        put?: never;
        /**
         * Confirm an address, or answer an invitation of a friend
         * @description Uses the link up. An invitation that is refused is remembered: nobody invites that address again.
         */
        post: operations["confirmWaitlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waitlist/activation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom an invitation is for
         * @description Changes nothing. 404 `link_invalid` for one that is unknown, used or expired.
         */
        get: operations["getWaitlistActivation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waitlist/activation/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the account of an invitation
         * @description Uses the invitation up, and the address is confirmed. Of many at once, one makes the account.
         */
        post: operations["completeWaitlistActivation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/waitlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who waits
         * @description Longest waiting first.
         */
        get: operations["listWaitlist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/waitlist/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite many of those who wait
         * @description Each who waits is mailed an invitation; to who was invited before, a new one is mailed. Who has not confirmed their address is left out.
         */
        post: operations["approveWaitlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/waitlist/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite addresses that do not wait
         * @description Each is mailed an invitation, in the language given. An address that refused, or has an account, is left out.
         */
        post: operations["inviteToWaitlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/waitlist/{entry_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Strike an entry off
         * @description Its links end with it.
         */
        delete: operations["removeFromWaitlist"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The mails that the server sends
         * @description Newest first. The text of a mail is there as long as it waits, or where no mail server is configured.
         */
        get: operations["listMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/legal/operator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who runs this server
         * @description As the operator configured it.
         */
        get: operations["getOperator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/legal/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report illegal content
         * @description Anybody may. The reference is the receipt; it is mailed as well where an address is given, and the operator is told.
         */
        post: operations["reportIllegalContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count a visit of a screen
         * @description Called only where the visitor agreed. Kept is a number a day, a screen and a language; nothing of who it was.
         */
        post: operations["countVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Visits by screen
         * @description Of the last 30 days.
         */
        get: operations["listVisits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realtime/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A ticket that opens one socket */
        post: operations["createSocketTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the WebSocket
         * @description Upgrades to a WebSocket that sends `SocketMessage` objects as JSON text. A bad, used or expired ticket closes it with code 4001; a session that ended with 4001 too; a server that stops with 1001.
         */
        get: operations["openSocket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Where the member lives, as far as the age from which an account is opened alone depends on it. Judged, and not kept.
         * @enum {string}
         */
        Country: "FR" | "BE" | "NL" | "other";
        /** @description The age that is confirmed to be reached, alone or with a parent. France 15, Belgium 13, elsewhere 16. Judged, and not kept. */
        ConfirmedAge: number;
        /**
         * @description A language of the interface, and a language of instruction of a capsule.
         * @enum {string}
         */
        Locale: "fr" | "en" | "nl";
        /** @description A form that people fill in asks for the country and confirms the age; what signs up by the API alone may leave both out. */
        UserRegistration: {
            /** @description Trimmed. 3 to 32 letters, digits, dots, hyphens or underscores. */
            username: string;
            /** @description Trimmed. */
            email: string;
            /** @description At least 8 characters with a lower-case letter, a capital, a digit and a special character; not one of the commonest. */
            password: string;
            password_confirm: string;
            country?: components["schemas"]["Country"];
            confirmed_age?: components["schemas"]["ConfirmedAge"];
            invite_token?: string;
            preferred_language?: components["schemas"]["Locale"];
        };
        /**
         * Format: uuid
         * @description A UUID of version 7.
         * @example 0199f0a2-6f1c-7cc4-9d5e-2a4f6b8c0d1e
         */
        Id: string;
        /** @enum {string} */
        Plan: "free" | "premium" | "pro";
        /** @enum {string} */
        SubscriptionStatus: "superuser" | "trialing" | "active" | "past_due" | "canceled";
        /**
         * Format: date-time
         * @description An instant in UTC, ISO 8601.
         */
        Timestamp: string;
        User: {
            id: components["schemas"]["Id"];
            username: string;
            /** Format: email */
            email: string;
            /** @description Whether a link that was mailed to the address was followed. */
            email_verified: boolean;
            preferred_language: components["schemas"]["Locale"];
            plan: components["schemas"]["Plan"];
            /** @description Null for a member who never had a subscription. */
            subscription_status: components["schemas"]["SubscriptionStatus"] | null;
            /** @description Administration. Counts as Pro. */
            is_superuser: boolean;
            /** @description Tries new things before the others; has a badge and a title in a colour of its own. */
            is_beta_tester: boolean;
            offline_mode_enabled: boolean;
            created_at: components["schemas"]["Timestamp"];
            /** @description For an administrator whose powers wait for a code after the password; `is_superuser` is false until then. */
            needs_second_step?: boolean;
            /** @description For the account that may see the app as members of other plans do. It may do no more than its own. */
            is_test_account?: boolean;
        };
        SignUpPending: {
            /** @description Where the link is mailed by which the account is made. */
            email: string;
        };
        /** @enum {string} */
        ProblemCode: "invalid_request" | "validation_failed" | "unauthenticated" | "incorrect_credentials" | "forbidden" | "plan_required" | "second_step_required" | "invite_required" | "not_enrolled" | "lesson_locked" | "discipline_locked" | "not_found" | "link_invalid" | "passkey_refused" | "method_not_allowed" | "email_taken" | "username_taken" | "generation_in_progress" | "generation_failed" | "answer_id_reused" | "review_id_reused" | "entry_id_reused" | "note_changed" | "changed_elsewhere" | "message_id_reused" | "limit_reached" | "questions_waiting" | "conversation_full" | "answer_missing" | "account_mismatch" | "response_mismatch" | "request_timeout" | "uri_too_long" | "headers_too_large" | "payload_too_large" | "pdf_too_large" | "unsupported_media_type" | "not_a_pdf" | "pdf_missing" | "pdf_empty" | "pdf_encrypted" | "pdf_damaged" | "pdf_no_text" | "pdf_too_short" | "pdf_too_complex" | "pdf_too_many_pages" | "pdf_language_unsupported" | "topic_not_authorable" | "document_not_authorable" | "nothing_more_to_author" | "capsule_quota_reached" | "model_budget_reached" | "coach_quota_reached" | "coach_no_answer" | "provider_required" | "too_many_requests" | "internal_error" | "unavailable" | "storage_full";
        FieldError: {
            /** @description The field, as a dotted path (`invitees.0.email`). */
            path: string;
            /**
             * @example required
             * @example too_short
             * @example invalid_email
             */
            code: string;
            message: string;
        };
        Reason: {
            /** @example topic_needs_a_source */
            code: string;
            message: string;
        };
        /** @enum {string} */
        Domain: "languages" | "social_sciences" | "natural_sciences" | "mathematics" | "economics" | "personal_development" | "programming" | "arts" | "music" | "gaming" | "others";
        /** @enum {string} */
        Area: "foreign" | "generic" | "old" | "fle";
        /** @description A lower-case name of letters, digits and underscores. */
        Slug: string;
        /** @description A BCP 47 language tag, for text in another language than its surroundings. */
        LanguageTag: string;
        /** @enum {string} */
        ProgressStatus: "not_started" | "in_progress" | "completed" | "failed" | "validated" | "locked";
        /** @enum {string} */
        GenerationStatus: "pending" | "completed" | "failed";
        /** @enum {string} */
        CapsuleLevel: "beginner" | "intermediate" | "advanced";
        /** @description A capsule, by its address. */
        LinkedCapsule: {
            id: components["schemas"]["Id"];
            title: string;
            domain: components["schemas"]["Domain"];
            area: components["schemas"]["Area"];
            language: components["schemas"]["Locale"];
        };
        /** @description What the capsule was made from. */
        MadeFrom: {
            /** @enum {string} */
            kind: "shipped" | "topic" | "document";
            /** @description The topic, or the name of the document. Others than the owner of a shared capsule read its title here. */
            label: string;
        };
        LessonPointer: {
            molecule_id: components["schemas"]["Id"];
            granule_order: number;
            molecule_order: number;
            title: string;
            /** @description Its place among all lessons of the capsule. */
            lesson_number: number;
            atoms_completed: number;
            atom_count: number;
        };
        Capsule: {
            id: components["schemas"]["Id"];
            title: string;
            description: string;
            domain: components["schemas"]["Domain"];
            area: components["schemas"]["Area"];
            main_skill: components["schemas"]["Slug"];
            language: components["schemas"]["Locale"];
            /** @description The language of the source, where it has one. */
            source_language: components["schemas"]["LanguageTag"] | null;
            level_count: number;
            /** @description Lessons planned. */
            lesson_count: number;
            /** @description Lessons that can be read already. */
            lessons_ready: number;
            atom_count: number;
            /** @description What the items of the capsule give in all. */
            xp_reward: number;
            xp_target: number;
            xp_current: number;
            xp_remaining: number;
            progress_percentage: number;
            progress_status: components["schemas"]["ProgressStatus"];
            is_locked: boolean;
            is_enrolled: boolean;
            is_owner: boolean;
            is_public: boolean;
            /** @description The username of the member who shares it, or did when the reader joined it; null for what ships with the product, and for a capsule of the reader's own that nobody else sees. */
            shared_by: string | null;
            /** @description Whether an administrator keeps it out of the catalogue. */
            is_sharing_barred: boolean;
            /** @description Whether the reader can share it with the community now. */
            can_share: boolean;
            /** @description Whether it is shared and the reader can take it back. */
            can_unshare: boolean;
            /** @description Whether the coach can be asked about it - the reader follows it, and a lesson is there. */
            coach_enabled: boolean;
            /** @description Answers of the coach about it that the reader has not read. */
            unread_messages_count: number;
            generation_status: components["schemas"]["GenerationStatus"];
            /** @description Why its making stopped, for its owner; null where it did not, and for others. */
            generation_failure: components["schemas"]["ProblemCode"] | null;
            tags: string[];
            author_name: string;
            created_at: components["schemas"]["Timestamp"];
            /** @description One or two characters that stand for the capsule. */
            icon: string;
            category: components["schemas"]["Domain"];
            duration_hours: number;
            /** @description How much it asks for; null where nobody said. */
            level: components["schemas"]["CapsuleLevel"] | null;
            /** @description The capsule that it builds on, where there is one. */
            after: components["schemas"]["LinkedCapsule"] | null;
            made_from: components["schemas"]["MadeFrom"];
            /** @description Where an enrolled member goes on; null when there is nothing to go on with. */
            next_lesson: components["schemas"]["LessonPointer"] | null;
        };
        /** @description An error (RFC 9457). `code` is stable and has a message in each language. */
        Problem: {
            /** Format: uri-reference */
            type: string;
            /** @description The kind of problem, in a few words. */
            title: string;
            status: number;
            /** @description What happened and what to do, in the language of `Accept-Language`. */
            detail: string;
            code: components["schemas"]["ProblemCode"];
            /** @description Names this request in the server's log. */
            request_id?: string;
            /** @description One entry for each field that was refused. */
            errors?: components["schemas"]["FieldError"][];
            /** @description Why a topic or a document cannot be authored honestly, or a capsule not be shared. */
            reasons?: components["schemas"]["Reason"][];
            /** @description Capsules that come near to what was asked. */
            suggestions?: components["schemas"]["Capsule"][];
        };
        LoginForm: {
            /** @description The user name or the e-mail address. */
            username: string;
            password: string;
            /**
             * @description Keep me signed in (30 days; else the session ends with the browser, 12 hours at most).
             * @enum {string}
             */
            remember?: "true" | "false";
        };
        LoginResult: {
            access_token: string;
            /** @constant */
            token_type: "bearer";
            expires_at: components["schemas"]["Timestamp"];
        };
        SecondStepRequest: {
            /** @description Serves to give the second step, and for nothing else. */
            step_token: string;
            expires_at: components["schemas"]["Timestamp"];
            /** @description By what the member can go on; a recovery code serves in any case. */
            methods: ("app" | "passkey")[];
        };
        SecondStepCode: {
            step_token: string;
            /** @description Six digits of the app, or a recovery code. */
            code: string;
        };
        /** @description Goes back with what the authenticator answers; only who was given it can finish. */
        CeremonyToken: string;
        /** @description What of WebAuthn’s `AuthenticationResponseJSON` is looked at. */
        UsedCredential: {
            id: string;
            response: {
                clientDataJSON: string;
                authenticatorData: string;
                signature: string;
                userHandle?: string;
            };
        };
        PasskeyLogin: {
            ceremony_token: components["schemas"]["CeremonyToken"];
            /** @description Keep me signed in (30 days). After a password, what was said then counts. */
            remember?: boolean;
            credential: components["schemas"]["UsedCredential"];
        };
        PasskeyLoginStart: {
            step_token?: string;
        };
        Base64Url: string;
        /** @description How the authenticator is reached, as the browser says. */
        Transports: string[];
        CredentialDescriptor: {
            id: components["schemas"]["Base64Url"];
            /** @constant */
            type: "public-key";
            transports?: components["schemas"]["Transports"];
        };
        /** @description WebAuthn’s `PublicKeyCredentialRequestOptionsJSON`. */
        RequestOptions: {
            challenge: components["schemas"]["Base64Url"];
            /** @description The host of the server’s address. */
            rpId: string;
            timeout: number;
            /** @constant */
            userVerification: "required";
            /** @description Empty where any passkey of this server serves. */
            allowCredentials: components["schemas"]["CredentialDescriptor"][];
        };
        PasskeyLoginOptions: {
            ceremony_token: components["schemas"]["CeremonyToken"];
            options: components["schemas"]["RequestOptions"];
        };
        AccountDeletion: {
            current_password: string;
        };
        UserUpdate: {
            /** @description Trimmed. 3 to 32 letters, digits, dots, hyphens or underscores. */
            username?: string;
            preferred_language?: components["schemas"]["Locale"];
            /** @description Needs the Pro plan (403 `plan_required`) to be turned on. */
            offline_mode_enabled?: boolean;
        };
        PasswordChange: {
            current_password: string;
            password: string;
            password_confirm: string;
        };
        EmailChange: {
            /** @description Trimmed. */
            email: string;
            current_password: string;
        };
        SecondStep: {
            /** @description Since when a code of an app is asked for; null where there is no app. */
            since: components["schemas"]["Timestamp"] | null;
            /** @description How many serve as a second step. */
            passkeys: number;
            recovery_codes_left: number;
        };
        PasswordProof: {
            current_password: string;
        };
        SecondStepKey: {
            /** @description The key in letters and digits, to be typed. */
            secret: string;
            /** @description The same as an `otpauth:` address, for a QR code or a link. */
            address: string;
        };
        Code: {
            /** @description Six digits of the app. */
            code: string;
        };
        RecoveryCodes: {
            /** @description Each serves once in place of a code of the app. */
            recovery_codes: string[];
        };
        Passkey: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Whether its owner’s other devices hold it as well. */
            is_synced: boolean;
            created_at: components["schemas"]["Timestamp"];
            last_used_at: components["schemas"]["Timestamp"] | null;
        };
        PasskeyList: {
            items: components["schemas"]["Passkey"][];
        };
        /** @description What of WebAuthn’s `RegistrationResponseJSON` is looked at. */
        NewCredential: {
            id: string;
            response: {
                clientDataJSON: string;
                attestationObject: string;
                transports?: components["schemas"]["Transports"];
            };
        };
        NewPasskey: {
            ceremony_token: components["schemas"]["CeremonyToken"];
            /** @description Trimmed. 1 to 64 characters. */
            name: string;
            credential: components["schemas"]["NewCredential"];
        };
        AddedPasskey: {
            passkey: components["schemas"]["Passkey"];
            /** @description Each serves once in place of the passkey. Empty where there was a second step already. */
            recovery_codes: string[];
        };
        /** @description WebAuthn’s `PublicKeyCredentialCreationOptionsJSON`. */
        CreationOptions: {
            challenge: components["schemas"]["Base64Url"];
            rp: {
                /** @description The host of the server’s address. */
                id: string;
                name: string;
            };
            user: {
                id: components["schemas"]["Base64Url"];
                name: string;
                displayName: string;
            };
            pubKeyCredParams: {
                /** @constant */
                type: "public-key";
                alg: number;
            }[];
            timeout: number;
            /** @constant */
            attestation: "none";
            authenticatorSelection: {
                /** @constant */
                residentKey: "required";
                /** @constant */
                requireResidentKey: true;
                /** @constant */
                userVerification: "required";
            };
            excludeCredentials: components["schemas"]["CredentialDescriptor"][];
        };
        PasskeyOptions: {
            ceremony_token: components["schemas"]["CeremonyToken"];
            options: components["schemas"]["CreationOptions"];
        };
        PasskeyName: {
            /** @description Trimmed. 1 to 64 characters. */
            name: string;
        };
        SignedInSession: {
            id: components["schemas"]["Id"];
            /**
             * @description The browser by its name; null where it is not known.
             * @example Firefox
             */
            browser: string | null;
            /** @example Android */
            system: string | null;
            /** @description Whether it is the session that asks. */
            is_current: boolean;
            created_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"];
        };
        SessionList: {
            items: components["schemas"]["SignedInSession"][];
        };
        EmailAddress: {
            /** @description Trimmed. */
            email: string;
        };
        PasswordReset: {
            /** @description The token of the mailed link. */
            token: string;
            password: string;
            password_confirm: string;
        };
        MailedToken: {
            /** @description The token of the mailed link. */
            token: string;
        };
        CapsulePage: {
            items: components["schemas"]["Capsule"][];
            next_cursor: string | null;
            total: number;
        };
        CatalogueDomain: {
            domain: components["schemas"]["Domain"];
            /** @description Capsules that were found in it. */
            count: number;
            /** @description The first of them. */
            items: components["schemas"]["Capsule"][];
        };
        CatalogueOverview: {
            /** @description Those in which something was found, in the order in which they are offered. */
            domains: components["schemas"]["CatalogueDomain"][];
            total: number;
        };
        Quota: {
            used: number;
            limit: number | null;
            unlimited: boolean;
            period_start: components["schemas"]["Timestamp"];
            period_end: components["schemas"]["Timestamp"];
            /** @description The largest PDF that can be imported, by the plan and by this server; 0 where the plan imports none. */
            pdf_limit_bytes: number;
        };
        TopicText: {
            text: string;
        };
        ClassificationAlternative: {
            skill: components["schemas"]["Slug"];
            domain: components["schemas"]["Domain"];
            area: components["schemas"]["Area"];
            confidence: number;
        };
        Classification: {
            skill: components["schemas"]["Slug"];
            domain: components["schemas"]["Domain"];
            area: components["schemas"]["Area"];
            confidence: number;
            language: components["schemas"]["Locale"];
            alternatives: components["schemas"]["ClassificationAlternative"][];
        };
        /**
         * @description The main skill of a capsule of the domain `languages`.
         * @enum {string}
         */
        TaughtLanguage: "japanese" | "dutch" | "french" | "english" | "spanish" | "german" | "italian" | "portuguese";
        ClassificationOptions: {
            domains: components["schemas"]["Domain"][];
            areas: components["schemas"]["Area"][];
            languages: components["schemas"]["TaughtLanguage"][];
            /** @description The skills that are known in each domain, to choose from when correcting. */
            skills: {
                domain: components["schemas"]["Domain"];
                skills: components["schemas"]["Slug"][];
            }[];
        };
        ClassificationLabel: {
            skill: components["schemas"]["Slug"];
            domain: components["schemas"]["Domain"];
            area: components["schemas"]["Area"];
        };
        ClassificationFeedback: {
            text: string;
            suggested: components["schemas"]["ClassificationLabel"];
            corrected: components["schemas"]["ClassificationLabel"];
        };
        CapsuleRequest: {
            /** @description What is to be learned; or a text of at least some 120 words, which the capsule is then made from. */
            topic: string;
            /** @description Trimmed; where it is empty, the author names the capsule. */
            title: string;
            domain: components["schemas"]["Domain"];
            area: components["schemas"]["Area"];
            main_skill: components["schemas"]["Slug"];
            language: components["schemas"]["Locale"];
            source_language?: components["schemas"]["LanguageTag"];
        };
        CapsuleFromPdfForm: {
            pdf_file: string;
            title: string;
            domain: components["schemas"]["Domain"];
            area: components["schemas"]["Area"];
            main_skill: components["schemas"]["Slug"];
            language: components["schemas"]["Locale"];
        };
        /** @description A work that a capsule was made from, and on what terms. */
        SourceNotice: {
            title: string;
            licence?: string;
            /** Format: uri */
            url?: string;
        };
        XpTotals: {
            xp_total: number;
            xp_earned: number;
            xp_percent: number;
            xp_remaining: number;
            bonus_xp_total: number;
            bonus_xp_earned: number;
            bonus_xp_remaining: number;
        };
        Molecule: components["schemas"]["XpTotals"] & {
            id: components["schemas"]["Id"];
            /** @description Its place in the granule. */
            order: number;
            title: string;
            description: string;
            atom_count: number;
            atoms_completed: number;
            generation_status: components["schemas"]["GenerationStatus"];
            progress_status: components["schemas"]["ProgressStatus"];
            progress_percentage: number;
            xp_reward: number;
            is_locked: boolean;
            is_bonus_available: boolean;
            /** @description How often bonus items of each kind were added; what the next request for one names. */
            bonus_rounds?: {
                exercises: number;
                theory: number;
            };
        };
        Granule: components["schemas"]["XpTotals"] & {
            id: components["schemas"]["Id"];
            order: number;
            title: string;
            description: string;
            molecules: components["schemas"]["Molecule"][];
        };
        CapsuleDetail: {
            capsule: components["schemas"]["Capsule"];
            objectives: string[];
            prerequisites: string[];
            sources: components["schemas"]["SourceNotice"][];
            /** @description The language model that drafted it, if one did. */
            drafted_by: string | null;
            granules: components["schemas"]["Granule"][];
        };
        /** @description The passage that an item rests on. */
        Source: {
            /** @description Word for word as it stands in the source. */
            quote: string;
            /** @description The document, data set or lesson that the quote comes from. */
            title: string;
            /** @description The text around the quote, which contains it. */
            context?: string;
            page?: number;
            /** Format: uri */
            url?: string;
            /** @description Where the quote begins in the text of its page, or of its lesson where there is no page, in UTF-16 code units. */
            start?: number;
            /** @description Where the quote ends there; the first unit behind it. */
            end?: number;
            /** @description SHA-256 of the text in which the offsets count, UTF-8, in hexadecimal. */
            hash?: string;
        };
        AtomMetadata: {
            source?: components["schemas"]["Source"];
            /** @description What helps to find the answer and does not give it away, in the language of instruction. */
            hint?: string;
            /** @description The language model that drafted it; learners are told, and so is whoever reads this. */
            drafted_by?: string;
            /** @description Overrides the offline policy of the content type. */
            offline?: boolean;
        };
        AtomBase: {
            id: components["schemas"]["Id"];
            order: number;
            title: string;
            metadata: components["schemas"]["AtomMetadata"];
            progress_status: components["schemas"]["ProgressStatus"];
            reward_xp: number;
            is_bonus: boolean;
            /** @description Whether it is a bonus item that a Pro added for everyone who joins the capsule. */
            is_shared: boolean;
            is_locked: boolean;
            capsule_id: components["schemas"]["Id"];
            molecule_id: components["schemas"]["Id"];
        };
        TextRun: {
            text: string;
            /** @enum {string} */
            style?: "strong" | "emphasis" | "code" | "mark";
            /**
             * @description The text is a formula, written in this way.
             * @enum {string}
             */
            notation?: "tex";
            lang?: components["schemas"]["LanguageTag"];
        };
        /** @description Plain text, or runs of text with emphasis, code, or a language of their own. Never markup. */
        RichText: string | components["schemas"]["TextRun"][];
        HeadingBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "heading";
            text: components["schemas"]["RichText"];
        };
        /** @description A file and a rank, such as `e4`. */
        Square: string;
        /** @description What it shows, in the language of instruction, for those who do not see it; without giving the answer away. */
        FigureDescription: string;
        /** @description A position on a chessboard. Beside the description, the page lists the pieces in words. */
        ChessboardFigure: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chessboard";
            /** @description The piece placement of a FEN, from the eighth rank to the first; each rank has eight squares. */
            position: string;
            /**
             * @description Whose side is at the bottom.
             * @enum {string}
             */
            view: "white" | "black";
            /** @description Squares that stand out. */
            marked_squares?: components["schemas"]["Square"][];
            description: components["schemas"]["FigureDescription"];
        };
        Point: {
            x: number;
            y: number;
        };
        PolygonShape: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "polygon";
            points: components["schemas"]["Point"][];
            /** @description It stands out, as the parts of a whole do that are meant. */
            shaded?: boolean;
        };
        CircleShape: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "circle";
            center: components["schemas"]["Point"];
            radius: number;
            /** @description Whether it has a ground of its own, as it has unless said; a disc that is cut into parts has not. */
            filled?: boolean;
        };
        SegmentShape: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "segment";
            from: components["schemas"]["Point"];
            to: components["schemas"]["Point"];
            dashed?: boolean;
            /** @description Strokes across its middle; segments with as many are of one length. */
            ticks?: number;
        };
        Shape: components["schemas"]["PolygonShape"] | components["schemas"]["CircleShape"] | components["schemas"]["SegmentShape"];
        /** @description Such as `6 cm`, `50°` or the letter of a corner. */
        FigureText: string;
        /** @description The angle at `at`, between the directions of `from` and `to`; the one that is less than 180°. */
        AngleMark: {
            /** @enum {string} */
            mark: "right" | "arc";
            at: components["schemas"]["Point"];
            from: components["schemas"]["Point"];
            to: components["schemas"]["Point"];
            label?: components["schemas"]["FigureText"];
        };
        FigureLabel: {
            at: components["schemas"]["Point"];
            text: components["schemas"]["FigureText"];
            /**
             * @description On which side of its point the text stands.
             * @enum {string}
             */
            anchor: "center" | "above" | "below" | "left" | "right" | "above_left" | "above_right" | "below_left" | "below_right";
        };
        /** @description A plane figure in units of its own, counted from the left and from the top. It is drawn to scale, with room around it for its labels. */
        GeometryFigure: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "geometry";
            width: number;
            height: number;
            shapes: components["schemas"]["Shape"][];
            angles: components["schemas"]["AngleMark"][];
            labels: components["schemas"]["FigureLabel"][];
            description: components["schemas"]["FigureDescription"];
        };
        StaffNote: {
            /** @enum {string} */
            letter: "A" | "B" | "C" | "D" | "E" | "F" | "G";
            /** @description In scientific pitch notation, where the middle C is C4. */
            octave: number;
            /**
             * @description The sign that is written before it; none where the key signature says enough.
             * @enum {string}
             */
            accidental?: "sharp" | "flat" | "natural" | "double_sharp" | "double_flat";
            /**
             * @description A whole note unless said.
             * @enum {string}
             */
            length?: "whole" | "half" | "quarter";
        };
        /** @description Notes on a staff of five lines. */
        StaffFigure: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "staff";
            /** @enum {string} */
            clef: "treble" | "bass";
            /** @description How many sharps stand at the clef, or flats where it is below 0. */
            key_signature: number;
            notes: components["schemas"]["StaffNote"][];
            /** @description The notes sound at once, as a chord, in which all have one length and none is there twice; else one after the other. */
            together: boolean;
            description: components["schemas"]["FigureDescription"];
        };
        /** @description A figure that the page draws itself, sharp at any size and in the colours of its theme. */
        Figure: components["schemas"]["ChessboardFigure"] | components["schemas"]["GeometryFigure"] | components["schemas"]["StaffFigure"];
        ParagraphBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "paragraph";
            text: components["schemas"]["RichText"];
            /** @description Shown below the text. */
            figure?: components["schemas"]["Figure"];
        };
        ListBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "list";
            ordered: boolean;
            items: components["schemas"]["RichText"][];
        };
        /** @description A passage of the source, word for word. */
        QuoteBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "quote";
            text: components["schemas"]["RichText"];
            page?: number;
        };
        CalloutBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "callout";
            /** @enum {string} */
            tone: "tip" | "key" | "warning";
            text: components["schemas"]["RichText"];
        };
        /** @description A picture of the shipped set, served as `/pictures/{name}.svg`. */
        Picture: {
            name: string;
            /** @description What it shows, in the language of instruction. */
            alt: string;
        };
        TermsBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "terms";
            entries: {
                term: components["schemas"]["RichText"];
                description: components["schemas"]["RichText"];
                picture?: components["schemas"]["Picture"];
            }[];
        };
        TableBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "table";
            caption: string;
            header: components["schemas"]["RichText"][];
            /** @description Whether the first cell of each row names that row, and nothing stands above these: `header` then has one text less than each row. */
            row_headers?: boolean;
            rows: components["schemas"]["RichText"][][];
        };
        FigureBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "figure";
            picture: components["schemas"]["Picture"];
            caption?: components["schemas"]["RichText"];
        };
        /**
         * @description What it is written in; `text` for pseudo-code and for what a program prints.
         * @enum {string}
         */
        CodeLanguage: "text" | "python" | "javascript" | "typescript" | "java" | "c" | "csharp" | "php" | "sql" | "html" | "css" | "shell" | "json";
        CodeSource: string;
        CodeBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "code";
            language: components["schemas"]["CodeLanguage"];
            code: components["schemas"]["CodeSource"];
            caption?: components["schemas"]["RichText"];
        };
        MathsBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "maths";
            /** @description A formula as TeX writes it. It can neither link, load nor style anything. */
            tex: string;
            caption?: components["schemas"]["RichText"];
        };
        LessonBlock: components["schemas"]["HeadingBlock"] | components["schemas"]["ParagraphBlock"] | components["schemas"]["ListBlock"] | components["schemas"]["QuoteBlock"] | components["schemas"]["CalloutBlock"] | components["schemas"]["TermsBlock"] | components["schemas"]["TableBlock"] | components["schemas"]["FigureBlock"] | components["schemas"]["CodeBlock"] | components["schemas"]["MathsBlock"];
        LessonContent: {
            blocks: components["schemas"]["LessonBlock"][];
        };
        LessonExercise: {
            /** @constant */
            content_type: "lesson";
            content: components["schemas"]["LessonContent"];
        };
        LessonAtom: components["schemas"]["AtomBase"] & components["schemas"]["LessonExercise"];
        TrueFalseContent: {
            statement: components["schemas"]["RichText"];
            picture?: components["schemas"]["Picture"];
            figure?: components["schemas"]["Figure"];
            answer: boolean;
            explanation?: components["schemas"]["RichText"];
        };
        TrueFalseExercise: {
            /** @constant */
            content_type: "true_false";
            content: components["schemas"]["TrueFalseContent"];
        };
        TrueFalseAtom: components["schemas"]["AtomBase"] & components["schemas"]["TrueFalseExercise"];
        /** @description Names a choice, card, blank or option within its exercise. */
        PartId: string;
        Option: {
            id: components["schemas"]["PartId"];
            text: components["schemas"]["RichText"];
            picture?: components["schemas"]["Picture"];
        };
        /** @description One right choice, or several where `multiple` is true. */
        QuizContent: {
            prompt: components["schemas"]["RichText"];
            picture?: components["schemas"]["Picture"];
            figure?: components["schemas"]["Figure"];
            multiple: boolean;
            choices: components["schemas"]["Option"][];
            correct_choice_ids: components["schemas"]["PartId"][];
            explanation?: components["schemas"]["RichText"];
        };
        QuizExercise: {
            /** @constant */
            content_type: "quiz";
            content: components["schemas"]["QuizContent"];
        };
        QuizAtom: components["schemas"]["AtomBase"] & components["schemas"]["QuizExercise"];
        MatchingPair: {
            left_id: components["schemas"]["PartId"];
            right_id: components["schemas"]["PartId"];
        };
        /** @description Each left option has one right option; right options may be left over. */
        MatchingContent: {
            prompt: components["schemas"]["RichText"];
            left: components["schemas"]["Option"][];
            right: components["schemas"]["Option"][];
            pairs: components["schemas"]["MatchingPair"][];
            explanation?: components["schemas"]["RichText"];
        };
        MatchingExercise: {
            /** @constant */
            content_type: "matching";
            content: components["schemas"]["MatchingContent"];
        };
        MatchingAtom: components["schemas"]["AtomBase"] & components["schemas"]["MatchingExercise"];
        TextSegment: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "text";
            text: components["schemas"]["RichText"];
        };
        GapSegment: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "gap";
            id: components["schemas"]["PartId"];
            /** @description What is accepted; the first is shown as the answer. */
            answers: string[];
            lang?: components["schemas"]["LanguageTag"];
            hint?: string;
        };
        BlankSegment: components["schemas"]["TextSegment"] | components["schemas"]["GapSegment"];
        /** @description A text with at least one gap to be filled, by typing or with the words of a bank. */
        FillInBlankContent: {
            prompt: components["schemas"]["RichText"];
            segments: components["schemas"]["BlankSegment"][];
            /** @description The words that gaps are filled with, instead of typing. Each may be used once; a word that is needed twice stands here twice. The first answer of every gap is among them. */
            bank?: string[];
            explanation?: components["schemas"]["RichText"];
        };
        FillInBlankExercise: {
            /** @constant */
            content_type: "fill_in_blank";
            content: components["schemas"]["FillInBlankContent"];
        };
        FillInBlankAtom: components["schemas"]["AtomBase"] & components["schemas"]["FillInBlankExercise"];
        ShortAnswerContent: {
            prompt: components["schemas"]["RichText"];
            picture?: components["schemas"]["Picture"];
            figure?: components["schemas"]["Figure"];
            /**
             * @description A number may be typed as a decimal or a fraction, with the marks of any of the languages.
             * @enum {string}
             */
            answer_type: "text" | "number";
            /** @description What is accepted; the first is shown as the answer. */
            answers: string[];
            lang?: components["schemas"]["LanguageTag"];
            explanation?: components["schemas"]["RichText"];
        };
        ShortAnswerExercise: {
            /** @constant */
            content_type: "short_answer";
            content: components["schemas"]["ShortAnswerContent"];
        };
        ShortAnswerAtom: components["schemas"]["AtomBase"] & components["schemas"]["ShortAnswerExercise"];
        Flashcard: {
            id: components["schemas"]["PartId"];
            front: components["schemas"]["RichText"];
            back: components["schemas"]["RichText"];
            picture?: components["schemas"]["Picture"];
        };
        FlashcardsContent: {
            prompt: components["schemas"]["RichText"];
            cards: components["schemas"]["Flashcard"][];
        };
        FlashcardsExercise: {
            /** @constant */
            content_type: "flashcards";
            content: components["schemas"]["FlashcardsContent"];
        };
        FlashcardsAtom: components["schemas"]["AtomBase"] & components["schemas"]["FlashcardsExercise"];
        /** @description A number that loses nothing on its way, such as `3.14`, `6.02e23` or `2/3`. */
        ExactNumber: string;
        /** @description How far a number may lie from the answer, ends included. */
        Tolerance: {
            /**
             * @description In the unit of the answer, or as a share of it.
             * @enum {string}
             */
            kind: "absolute" | "relative";
            amount: components["schemas"]["ExactNumber"];
        };
        NumericUnit: {
            symbol: string;
            /** @description How many of the first unit one of it is; 1 unless said. */
            scale?: components["schemas"]["ExactNumber"];
        };
        NumericContent: {
            prompt: components["schemas"]["RichText"];
            picture?: components["schemas"]["Picture"];
            figure?: components["schemas"]["Figure"];
            answer: components["schemas"]["ExactNumber"];
            /** @description What is right besides the answer itself. */
            tolerance?: components["schemas"]["Tolerance"];
            /** @description What is told to be close, and is not right. */
            close?: components["schemas"]["Tolerance"];
            /** @description The units that are understood; the first is that of the answer. */
            units?: components["schemas"]["NumericUnit"][];
            /** @description The learner has to say the unit. Else the first stands beside the box. */
            unit_asked?: boolean;
            explanation?: components["schemas"]["RichText"];
        };
        NumericExercise: {
            /** @constant */
            content_type: "numeric";
            content: components["schemas"]["NumericContent"];
        };
        NumericAtom: components["schemas"]["AtomBase"] & components["schemas"]["NumericExercise"];
        KeyPoint: {
            id: components["schemas"]["PartId"];
            text: components["schemas"]["RichText"];
        };
        /** @description A text to write; the learner then judges it beside a model answer, point by point. */
        FreeAnswerContent: {
            prompt: components["schemas"]["RichText"];
            picture?: components["schemas"]["Picture"];
            lang?: components["schemas"]["LanguageTag"];
            model_answer: components["schemas"]["RichText"];
            key_points: components["schemas"]["KeyPoint"][];
        };
        FreeAnswerExercise: {
            /** @constant */
            content_type: "free_answer";
            content: components["schemas"]["FreeAnswerContent"];
        };
        FreeAnswerAtom: components["schemas"]["AtomBase"] & components["schemas"]["FreeAnswerExercise"];
        /** @description What the two ends of the list mean, such as "oldest" and "newest". */
        OrderingEnds: {
            first: string;
            last: string;
        };
        /** @description Items to be put in order. They stand here in the order in which they are shown at first, which is not the right one. */
        OrderingContent: {
            prompt: components["schemas"]["RichText"];
            items: components["schemas"]["Option"][];
            /** @description Every item once, in the right order. */
            correct_item_ids: components["schemas"]["PartId"][];
            ends?: components["schemas"]["OrderingEnds"];
            explanation?: components["schemas"]["RichText"];
        };
        OrderingExercise: {
            /** @constant */
            content_type: "ordering";
            content: components["schemas"]["OrderingContent"];
        };
        OrderingAtom: components["schemas"]["AtomBase"] & components["schemas"]["OrderingExercise"];
        CategoryMember: {
            item_id: components["schemas"]["PartId"];
            group_id: components["schemas"]["PartId"];
        };
        /** @description Items to be sorted into groups. A group takes any number of items, and may stay empty. */
        CategorizationContent: {
            prompt: components["schemas"]["RichText"];
            groups: components["schemas"]["Option"][];
            items: components["schemas"]["Option"][];
            /** @description The group of every item. */
            members: components["schemas"]["CategoryMember"][];
            explanation?: components["schemas"]["RichText"];
        };
        CategorizationExercise: {
            /** @constant */
            content_type: "categorization";
            content: components["schemas"]["CategorizationContent"];
        };
        CategorizationAtom: components["schemas"]["AtomBase"] & components["schemas"]["CategorizationExercise"];
        /** @description A picture of the shipped set, which is square. */
        ShippedPicture: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "shipped";
            name: string;
            alt: string;
        };
        /** @description A picture that the exercise brings along. It is only ever shown as an image, where nothing in it can run or load anything. */
        EmbeddedPicture: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "embedded";
            /** @enum {string} */
            media_type: "image/png" | "image/jpeg" | "image/webp" | "image/svg+xml";
            base64: string;
            width: number;
            height: number;
            alt: string;
        };
        LabelledPicture: components["schemas"]["ShippedPicture"] | components["schemas"]["EmbeddedPicture"];
        /** @description A point of the picture, in per mille of its width (from the left) and of its height (from the top). */
        Hotspot: {
            id: components["schemas"]["PartId"];
            x: number;
            y: number;
            /** @description Where it is and what is seen there, for those who do not see it; without giving the label away. */
            description: string;
        };
        LabelPair: {
            hotspot_id: components["schemas"]["PartId"];
            label_id: components["schemas"]["PartId"];
        };
        /** @description Each hotspot has one label; labels may be left over. */
        ImageLabellingContent: {
            prompt: components["schemas"]["RichText"];
            picture: components["schemas"]["LabelledPicture"];
            hotspots: components["schemas"]["Hotspot"][];
            labels: components["schemas"]["Option"][];
            pairs: components["schemas"]["LabelPair"][];
            explanation?: components["schemas"]["RichText"];
        };
        ImageLabellingExercise: {
            /** @constant */
            content_type: "image_labelling";
            content: components["schemas"]["ImageLabellingContent"];
        };
        ImageLabellingAtom: components["schemas"]["AtomBase"] & components["schemas"]["ImageLabellingExercise"];
        DialogueSpeaker: {
            id: components["schemas"]["PartId"];
            name: string;
        };
        /** @description What another says. */
        DialogueLine: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "line";
            speaker_id: components["schemas"]["PartId"];
            text: components["schemas"]["RichText"];
            translation?: components["schemas"]["RichText"];
        };
        /** @description The learner's turn, to be said with one of some lines. */
        DialogueChoice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "choice";
            id: components["schemas"]["PartId"];
            /** @description What the learner wants to say. */
            cue?: components["schemas"]["RichText"];
            options: components["schemas"]["Option"][];
            /** @description What fits here; the first is shown as the answer. */
            right_option_ids: components["schemas"]["PartId"][];
        };
        /** @description The learner's turn, to be typed. */
        DialogueReply: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "reply";
            id: components["schemas"]["PartId"];
            /** @description What the learner wants to say. */
            cue?: components["schemas"]["RichText"];
            /** @description What is accepted; the first is shown as the answer. */
            answers: string[];
        };
        DialogueStep: components["schemas"]["DialogueLine"] | components["schemas"]["DialogueChoice"] | components["schemas"]["DialogueReply"];
        /** @description A conversation in which some turns are the learner's. */
        DialogueContent: {
            prompt: components["schemas"]["RichText"];
            picture?: components["schemas"]["Picture"];
            /** @description The language that is spoken, where it is not that of instruction. */
            lang?: components["schemas"]["LanguageTag"];
            speakers: components["schemas"]["DialogueSpeaker"][];
            steps: components["schemas"]["DialogueStep"][];
            explanation?: components["schemas"]["RichText"];
        };
        DialogueExercise: {
            /** @constant */
            content_type: "dialogue";
            content: components["schemas"]["DialogueContent"];
        };
        DialogueAtom: components["schemas"]["AtomBase"] & components["schemas"]["DialogueExercise"];
        /** @enum {string} */
        VocabularyDirection: "term_to_meaning" | "meaning_to_term";
        VocabularyEntry: {
            id: components["schemas"]["PartId"];
            /** @description The word, with its article where it has one; after it, what is accepted as well. */
            terms: string[];
            /** @description What it means; the first is shown, the others are accepted as well. */
            meanings: string[];
            reading?: string;
            picture?: components["schemas"]["Picture"];
        };
        /** @description Words to translate one way, or the way that the learner chooses. */
        VocabularyContent: {
            prompt: components["schemas"]["RichText"];
            /** @description The language of the terms. */
            lang: components["schemas"]["LanguageTag"];
            /** @description The language of the meanings, where it is not that of instruction. */
            meaning_lang?: components["schemas"]["LanguageTag"];
            /** @description The first is asked; where there are two the learner may turn it around. */
            directions: components["schemas"]["VocabularyDirection"][];
            /** @enum {string} */
            mode: "typed" | "chosen";
            entries: components["schemas"]["VocabularyEntry"][];
            explanation?: components["schemas"]["RichText"];
        };
        VocabularyExercise: {
            /** @constant */
            content_type: "vocabulary";
            content: components["schemas"]["VocabularyContent"];
        };
        VocabularyAtom: components["schemas"]["AtomBase"] & components["schemas"]["VocabularyExercise"];
        /** @description The character is shown; its sound or meaning is chosen. */
        ReadTask: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "read";
            choices: components["schemas"]["Option"][];
            right_choice_id: components["schemas"]["PartId"];
        };
        /** @description A place in a square of 1000 by 1000, from its upper left corner. */
        StrokePoint: {
            x: number;
            y: number;
        };
        /** @description The line of a pen from where it touches to where it lifts. */
        Stroke: components["schemas"]["StrokePoint"][];
        /** @description The sound or meaning is asked; the character is drawn or typed. */
        WriteTask: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "write";
            /** @description What is accepted when it is typed, besides the character itself, such as its romanisation. */
            typed?: string[];
            /** @description The strokes in their order. Without them it can only be typed. */
            strokes?: components["schemas"]["Stroke"][];
        };
        CharacterTask: components["schemas"]["ReadTask"] | components["schemas"]["WriteTask"];
        CharacterContent: {
            prompt: components["schemas"]["RichText"];
            picture?: components["schemas"]["Picture"];
            character: string;
            lang: components["schemas"]["LanguageTag"];
            task: components["schemas"]["CharacterTask"];
            explanation?: components["schemas"]["RichText"];
        };
        CharacterExercise: {
            /** @constant */
            content_type: "character";
            content: components["schemas"]["CharacterContent"];
        };
        CharacterAtom: components["schemas"]["AtomBase"] & components["schemas"]["CharacterExercise"];
        /** @description What does it print? Judged line by line. */
        OutputTask: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "output";
            code: components["schemas"]["CodeSource"];
            output: string;
        };
        CodeLine: {
            id: components["schemas"]["PartId"];
            text: string;
        };
        /** @description Lines to put in order. They stand here as they are shown at first, which is not the right order. */
        LinesTask: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "lines";
            lines: components["schemas"]["CodeLine"][];
            correct_line_ids: components["schemas"]["PartId"][];
        };
        CodeText: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "text";
            text: components["schemas"]["CodeSource"];
        };
        CodeGap: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "gap";
            id: components["schemas"]["PartId"];
            /** @description What is accepted, spaces aside; the first is shown as the answer. */
            answers: string[];
        };
        CodeSegment: components["schemas"]["CodeText"] | components["schemas"]["CodeGap"];
        /** @description Code with gaps. */
        FillTask: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "fill";
            segments: components["schemas"]["CodeSegment"][];
        };
        /** @description Code to correct or complete, where few ways of doing so are sensible. */
        EditTask: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "edit";
            start: components["schemas"]["CodeSource"];
            /** @description What is accepted, spaces aside; the first is shown as the answer. */
            answers: components["schemas"]["CodeSource"][];
        };
        CodeTask: components["schemas"]["OutputTask"] | components["schemas"]["LinesTask"] | components["schemas"]["FillTask"] | components["schemas"]["EditTask"];
        CodeContent: {
            prompt: components["schemas"]["RichText"];
            language: components["schemas"]["CodeLanguage"];
            task: components["schemas"]["CodeTask"];
            explanation?: components["schemas"]["RichText"];
        };
        CodeExercise: {
            /** @constant */
            content_type: "code";
            content: components["schemas"]["CodeContent"];
        };
        CodeAtom: components["schemas"]["AtomBase"] & components["schemas"]["CodeExercise"];
        /** @description An item of a lesson; `content_type` tells what its `content` holds. */
        Atom: components["schemas"]["LessonAtom"] | components["schemas"]["TrueFalseAtom"] | components["schemas"]["QuizAtom"] | components["schemas"]["MatchingAtom"] | components["schemas"]["FillInBlankAtom"] | components["schemas"]["ShortAnswerAtom"] | components["schemas"]["FlashcardsAtom"] | components["schemas"]["NumericAtom"] | components["schemas"]["FreeAnswerAtom"] | components["schemas"]["OrderingAtom"] | components["schemas"]["CategorizationAtom"] | components["schemas"]["ImageLabellingAtom"] | components["schemas"]["DialogueAtom"] | components["schemas"]["VocabularyAtom"] | components["schemas"]["CharacterAtom"] | components["schemas"]["CodeAtom"];
        /** @description A molecule with its items, and where it stands in its capsule. */
        Lesson: {
            molecule: components["schemas"]["Molecule"];
            capsule: components["schemas"]["Capsule"];
            position: {
                granule_order: number;
                granule_title: string;
                lesson_number: number;
            };
            /** @description The lesson after this one. */
            next_lesson: components["schemas"]["LessonPointer"] | null;
            atoms: components["schemas"]["Atom"][];
        };
        GenerationPending: {
            /** @constant */
            generation_status: "pending";
            /** @description What is going on, in the language of `Accept-Language`. */
            detail: string;
        };
        ProgressStats: {
            study_minutes: number;
            /** @description Days in a row with an answer, in the member's time zone (`X-Timezone`); today may still be open. */
            streak_days: number;
            /** @description Capsules that can still be made this month; null where there is no limit. */
            capsules_remaining: number | null;
            quests_available: number;
            xp_total: number;
            lessons_completed: number;
            capsules_completed: number;
            answers_logged: number;
            /** @description Cards to review today, overdue and new ones among them. */
            reviews_due: number;
        };
        Dashboard: {
            stats: components["schemas"]["ProgressStats"];
            /** @description When capsules can be made afresh, whatever is left of this month's. */
            capsules_renewed_at: components["schemas"]["Timestamp"];
            /** @description The member's capsules, last used first. */
            capsules: components["schemas"]["Capsule"][];
            /** @description Capsules of the catalogue that the member has not joined, newest first. */
            suggestions: components["schemas"]["Capsule"][];
        };
        ActivityDay: {
            /** Format: date */
            day: string;
            study_seconds: number;
            /** @description Reviews are among them. */
            answers: number;
            xp: number;
            reviewed: number;
            remembered: number;
            domains: {
                domain: components["schemas"]["Domain"];
                study_seconds: number;
                answers: number;
            }[];
        };
        /** @description A day without study that broke no streak. */
        DayOff: {
            /** Format: date */
            day: string;
            /** @enum {string} */
            reason: "pause" | "sick";
        };
        StreakStanding: {
            /** @description Days with study in a row; today may still be open. */
            days: number;
            best: number;
            studied_today: boolean;
            days_off: components["schemas"]["DayOff"][];
            /**
             * Format: date
             * @description The first day that the free pause, one day in seven, can cover again; null where it is free now.
             */
            pause_from: string | null;
        };
        /** @description The sick days of the last 90 days, how many can still be declared, and from which day on. */
        SickDays: {
            days: string[];
            left: number;
            /** Format: date */
            earliest: string;
        };
        /** @description How many cards would still be remembered nine times in ten after less than a week, less than a month, and longer. */
        MemoryStrength: {
            fragile: number;
            growing: number;
            strong: number;
        };
        /** @description Of so many reviews, in how many the answer was remembered. */
        Retention: {
            remembered: number;
            reviewed: number;
        };
        ForecastDay: {
            /** Format: date */
            day: string;
            cards: number;
        };
        ProgressActivity: {
            /**
             * Format: date
             * @description In the member's time zone (`X-Timezone`).
             */
            today: string;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /**
             * Format: date
             * @description The first day that has anything in it.
             */
            first_day: string | null;
            xp_total: number;
            /** @description In order of time. Days without anything are left out. */
            days: components["schemas"]["ActivityDay"][];
            streak: components["schemas"]["StreakStanding"];
            sick_days: components["schemas"]["SickDays"];
            memory: components["schemas"]["MemoryStrength"];
            retention_7: components["schemas"]["Retention"];
            retention_30: components["schemas"]["Retention"];
            /** @description Cards that come today, with all that is overdue, and on each of the 29 days after it. */
            forecast: components["schemas"]["ForecastDay"][];
        };
        SickDay: {
            /**
             * Format: date
             * @description A day of the member's own calendar.
             */
            day: string;
        };
        LessonResponse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            content_type: "lesson";
        };
        TrueFalseResponse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            content_type: "true_false";
            value: boolean;
        };
        QuizResponse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            content_type: "quiz";
            choice_ids: components["schemas"]["PartId"][];
        };
        MatchingResponse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            content_type: "matching";
            pairs: components["schemas"]["MatchingPair"][];
        };
        FillInBlankResponse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            content_type: "fill_in_blank";
            gaps: {
                id: components["schemas"]["PartId"];
                text: string;
            }[];
        };
        ShortAnswerResponse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            content_type: "short_answer";
            text: string;
        };
        /** @enum {string} */
        FlashcardRating: "again" | "hard" | "good" | "easy";
        FlashcardsResponse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            content_type: "flashcards";
            ratings: {
                card_id: components["schemas"]["PartId"];
                rating: components["schemas"]["FlashcardRating"];
            }[];
        };
        NumericResponse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            content_type: "numeric";
            text: string;
        };
        FreeAnswerResponse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            content_type: "free_answer";
            text: string;
            /** @description The key points that the learner finds in the text; absent until the model answer was shown. */
            found_point_ids?: components["schemas"]["PartId"][];
        };
        OrderingResponse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            content_type: "ordering";
            /** @description Every item once, in the order of the learner; none as long as nothing was moved. */
            item_ids: components["schemas"]["PartId"][];
        };
        CategorizationResponse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            content_type: "categorization";
            /** @description The items that lie in a group, in the order in which they are shown there. */
            members: components["schemas"]["CategoryMember"][];
        };
        ImageLabellingResponse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            content_type: "image_labelling";
            pairs: components["schemas"]["LabelPair"][];
        };
        ChosenLine: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chosen";
            turn_id: components["schemas"]["PartId"];
            option_id: components["schemas"]["PartId"];
        };
        TypedLine: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "typed";
            turn_id: components["schemas"]["PartId"];
            text: string;
        };
        SaidLine: components["schemas"]["ChosenLine"] | components["schemas"]["TypedLine"];
        DialogueResponse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            content_type: "dialogue";
            /** @description What the learner said, turn by turn. */
            said: components["schemas"]["SaidLine"][];
        };
        VocabularyAnswer: {
            entry_id: components["schemas"]["PartId"];
            /** @description What was typed, or the words that were chosen. */
            text: string;
        };
        VocabularyResponse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            content_type: "vocabulary";
            direction: components["schemas"]["VocabularyDirection"];
            answers: components["schemas"]["VocabularyAnswer"][];
        };
        CharacterChosen: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chosen";
            choice_id: components["schemas"]["PartId"];
        };
        CharacterTyped: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "typed";
            text: string;
        };
        CharacterDrawn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "drawn";
            strokes: components["schemas"]["Stroke"][];
        };
        CharacterAnswer: components["schemas"]["CharacterChosen"] | components["schemas"]["CharacterTyped"] | components["schemas"]["CharacterDrawn"];
        CharacterResponse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            content_type: "character";
            answer: components["schemas"]["CharacterAnswer"];
        };
        WrittenCode: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "written";
            text: string;
        };
        OrderedLines: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ordered";
            /** @description Every line once; none as long as nothing was moved. */
            line_ids: components["schemas"]["PartId"][];
        };
        CodeGapText: {
            id: components["schemas"]["PartId"];
            text: string;
        };
        FilledCode: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "filled";
            gaps: components["schemas"]["CodeGapText"][];
        };
        CodeAnswer: components["schemas"]["WrittenCode"] | components["schemas"]["OrderedLines"] | components["schemas"]["FilledCode"];
        CodeResponse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            content_type: "code";
            answer: components["schemas"]["CodeAnswer"];
        };
        /** @description What a learner answered, typed by the `content_type` of the exercise. */
        ExerciseResponse: components["schemas"]["LessonResponse"] | components["schemas"]["TrueFalseResponse"] | components["schemas"]["QuizResponse"] | components["schemas"]["MatchingResponse"] | components["schemas"]["FillInBlankResponse"] | components["schemas"]["ShortAnswerResponse"] | components["schemas"]["FlashcardsResponse"] | components["schemas"]["NumericResponse"] | components["schemas"]["FreeAnswerResponse"] | components["schemas"]["OrderingResponse"] | components["schemas"]["CategorizationResponse"] | components["schemas"]["ImageLabellingResponse"] | components["schemas"]["DialogueResponse"] | components["schemas"]["VocabularyResponse"] | components["schemas"]["CharacterResponse"] | components["schemas"]["CodeResponse"];
        AnswerLog: {
            answer_id: components["schemas"]["Id"];
            atom_id: components["schemas"]["Id"];
            /** @description Null where the answer was revealed without an attempt. */
            response: components["schemas"]["ExerciseResponse"] | null;
            /** @description The learner had the answer shown; the item comes back later. */
            revealed?: boolean;
            elapsed_ms?: number;
            answered_at: components["schemas"]["Timestamp"];
        };
        AnswerFeedback: {
            /**
             * @description `completed` for items that are read or self-judged and not scored.
             * @enum {string}
             */
            outcome: "correct" | "partial" | "incorrect" | "revealed" | "completed";
            /** @description Which parts (choices, pairs, gaps, cards) were right. */
            parts: {
                id: components["schemas"]["PartId"];
                correct: boolean;
            }[];
        };
        ProgressTotals: {
            id: components["schemas"]["Id"];
            progress_status: components["schemas"]["ProgressStatus"];
            progress_percentage: number;
            xp_earned: number;
            xp_total: number;
        };
        AwardedBadge: {
            key: components["schemas"]["Slug"];
            points: number;
            /** @description XP that it added, once. */
            bonus_xp: number;
            /** @description The key of the title that it brought; null for none. */
            title: components["schemas"]["Slug"] | null;
            awarded_at: components["schemas"]["Timestamp"];
        };
        AnswerResult: {
            answer_id: components["schemas"]["Id"];
            atom_id: components["schemas"]["Id"];
            correct: boolean;
            score: number;
            feedback: components["schemas"]["AnswerFeedback"];
            correct_response: components["schemas"]["ExerciseResponse"] | null;
            xp_awarded: number;
            bonus_xp_awarded: number;
            atom_progress_status: components["schemas"]["ProgressStatus"];
            molecule: components["schemas"]["ProgressTotals"];
            capsule: components["schemas"]["ProgressTotals"];
            badges: components["schemas"]["AwardedBadge"][];
        };
        /**
         * @description `new`: learned, and never reviewed; `due` today or `overdue` since an earlier day of the member's time zone; `scheduled` for a later one.
         * @enum {string}
         */
        ReviewState: "new" | "due" | "overdue" | "scheduled";
        IntervalDays: number;
        /** @description After how many days each rating would bring the card back. */
        ReviewIntervals: {
            again: components["schemas"]["IntervalDays"];
            hard: components["schemas"]["IntervalDays"];
            good: components["schemas"]["IntervalDays"];
            easy: components["schemas"]["IntervalDays"];
        };
        /** @description An item that was learned, and when it comes back. */
        ReviewCard: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["ReviewState"];
            due_at: components["schemas"]["Timestamp"];
            interval_days: components["schemas"]["IntervalDays"];
            streak: number;
            intervals: components["schemas"]["ReviewIntervals"];
            atom: components["schemas"]["Atom"];
            capsule_id: components["schemas"]["Id"];
            capsule_title: string;
            molecule_id: components["schemas"]["Id"];
            molecule_title: string;
            /** @description The language of instruction. */
            language: components["schemas"]["Locale"];
        };
        ReviewQueue: {
            items: components["schemas"]["ReviewCard"][];
            due: number;
            overdue: number;
            new: number;
            /** @description When the first card comes that is not due today; null where none is scheduled. */
            next_due_at: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @description How well something was remembered.
         * @enum {string}
         */
        ReviewRating: "again" | "hard" | "good" | "easy";
        /** @description A response that is scored, and the rating that the member corrects its grade to, if any; or a rating alone where the answer was shown instead, which counts as `again` whatever it says. */
        ReviewLog: {
            review_id: components["schemas"]["Id"];
            card_id: components["schemas"]["Id"];
            rating?: components["schemas"]["ReviewRating"];
            response?: components["schemas"]["ExerciseResponse"];
            /** @description A hint was shown before the answer. */
            hinted?: boolean;
            elapsed_ms?: number;
            reviewed_at: components["schemas"]["Timestamp"];
            /** @description The review of the same card that this one corrects. It is taken back in the same step, so that one of them always counts. */
            replaces?: components["schemas"]["Id"];
        };
        /** @description When a card comes back. */
        ReviewCardState: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["ReviewState"];
            due_at: components["schemas"]["Timestamp"];
            interval_days: components["schemas"]["IntervalDays"];
            /** @description How often in a row it was remembered. */
            streak: number;
            intervals: components["schemas"]["ReviewIntervals"];
        };
        ReviewResult: {
            review_id: components["schemas"]["Id"];
            rating: components["schemas"]["ReviewRating"];
            /** @description Null where no response was sent. */
            score: number | null;
            card: components["schemas"]["ReviewCardState"];
            xp_awarded: number;
            /** @description XP that a review which was replaced had given, and that is taken back. */
            xp_returned: number;
            badges: components["schemas"]["AwardedBadge"][];
        };
        ReviewUndo: {
            review_id: components["schemas"]["Id"];
        };
        ReviewUndone: {
            review_id: components["schemas"]["Id"];
            card: components["schemas"]["ReviewCardState"];
            /** @description XP that the review had given, and that is taken back. */
            xp_returned: number;
        };
        MinutesADay: number;
        ReviewCapsule: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description Cards that are due, overdue or new today. */
            waiting: number;
            cards: number;
        };
        ReviewStats: {
            due: number;
            overdue: number;
            new: number;
            /** @description Cards that wait as well, and that the member's settings leave for another day. */
            later: number;
            /** @description All that is in memory. */
            cards: number;
            /** @description What a card takes this member. */
            seconds_a_card: number;
            /** @description What the member gives to reviews; null for all that waits. */
            minutes_a_day: components["schemas"]["MinutesADay"] | null;
            /** @description Cards that were put aside. */
            held: number;
            reviewed_today: number;
            retention_7: components["schemas"]["Retention"];
            retention_30: components["schemas"]["Retention"];
            /** @description Today, with what is overdue and has its turn, and the six days after it. */
            forecast: components["schemas"]["ForecastDay"][];
            /** @description Each capsule with cards, the one with most waiting first. */
            capsules: components["schemas"]["ReviewCapsule"][];
        };
        /** @description So many cards that were learned and never reviewed come on a day. */
        NewPerDay: number;
        /** @description The chance of recall at which a card comes back. */
        DesiredRetention: number;
        /** @description Whether parameters that were fitted to the member's reviews are used, where some were kept; else those of people. */
        OwnParameters: boolean;
        ReviewExam: {
            capsule_id: components["schemas"]["Id"];
            title: string;
            /** Format: date */
            exam_on: string | null;
        };
        RetentionCost: {
            desired_retention: components["schemas"]["DesiredRetention"];
            minutes_a_day: number;
        };
        ReviewSettings: {
            new_per_day: components["schemas"]["NewPerDay"];
            /** @description What the member gives to reviews; null for all that waits. */
            minutes_a_day: components["schemas"]["MinutesADay"] | null;
            desired_retention: components["schemas"]["DesiredRetention"];
            own_parameters: components["schemas"]["OwnParameters"];
            /** @description Each capsule with cards, and the day on which they are to be known. */
            exams: components["schemas"]["ReviewExam"][];
            /** @description What reviews would take, for each desired retention from the lowest to the highest. */
            costs: components["schemas"]["RetentionCost"][];
        };
        ReviewExamChange: {
            capsule_id: components["schemas"]["Id"];
            /**
             * Format: date
             * @description In the member's time zone; null takes the day away.
             */
            exam_on: string | null;
        };
        ReviewSettingsChange: {
            new_per_day?: components["schemas"]["NewPerDay"];
            minutes_a_day?: components["schemas"]["MinutesADay"] | null;
            desired_retention?: components["schemas"]["DesiredRetention"];
            own_parameters?: components["schemas"]["OwnParameters"];
            exam?: components["schemas"]["ReviewExamChange"];
        };
        /**
         * @description `kept`: the member's own parameters foretell better; `not_better`: they do not, and those of people serve; `too_few` reviews to tell; `failed`: there was no fit, or none that can be used, and what was in use stays.
         * @enum {string}
         */
        MemoryFitOutcome: "kept" | "not_better" | "too_few" | "failed";
        LogLoss: number;
        /** @description Reviews with about the same chance of recall. */
        CalibrationBin: {
            expected: number;
            remembered: number;
            reviews: number;
        };
        /** @description How the latest fifth of the reviews was foretold by models that had not seen it. */
        MemoryComparison: {
            compared_at: components["schemas"]["Timestamp"];
            /** @description How many these were. */
            reviews: number;
            /** @description The lower, the better. */
            log_loss: {
                default: components["schemas"]["LogLoss"];
                own: components["schemas"]["LogLoss"];
                /** @description Where of every review as much is expected as was remembered before. */
                average: components["schemas"]["LogLoss"];
            };
            /** @description How far what was expected is from what was remembered, over reviews that are alike. */
            rmse: {
                default: number;
                own: number;
            };
            /** @description Of the parameters in use, from the least to the most likely remembered. */
            bins: components["schemas"]["CalibrationBin"][];
        };
        ReviewMemory: {
            /**
             * @description Which are in use.
             * @enum {string}
             */
            parameters: "default" | "own";
            /** @description Reviews that can tell something; of one card on one day, one. */
            reviews: number;
            /** @description With how many reviews the next fit is asked for; no sooner than a day after the one before. */
            reviews_for_fit: number;
            /** @description What came of the latest fit that ended; null before the first. */
            outcome: components["schemas"]["MemoryFitOutcome"] | null;
            /** @description When that ended. */
            fitted_at: components["schemas"]["Timestamp"] | null;
            /** @description Of the latest fit that had something to compare. */
            comparison: components["schemas"]["MemoryComparison"] | null;
        };
        ReviewRestart: {
            restart_id: components["schemas"]["Id"];
            capsule_id: components["schemas"]["Id"];
            restarted_at: components["schemas"]["Timestamp"];
        };
        ReviewRestarted: {
            /** @description So many are new again. */
            cards: number;
        };
        /**
         * @description Until the member's tomorrow, or until it is taken up again.
         * @enum {string}
         */
        ReviewHoldKind: "tomorrow" | "suspended";
        HeldCard: {
            id: components["schemas"]["Id"];
            /** @description That of its item. */
            title: string;
            capsule_title: string;
            molecule_title: string;
            /** @description The language of instruction. */
            language: components["schemas"]["Locale"];
            kind: components["schemas"]["ReviewHoldKind"];
        };
        HeldCardPage: {
            items: components["schemas"]["HeldCard"][];
            next_cursor: string | null;
            total: number;
        };
        ReviewHold: {
            kind: components["schemas"]["ReviewHoldKind"];
        };
        /**
         * @description What a badge is about; `past` for one that is awarded no more and that this version does not know.
         * @enum {string}
         */
        BadgeCategory: "lessons" | "capsules" | "regularity" | "memory" | "precision" | "discovery" | "return" | "quests" | "past";
        /**
         * @description What is counted: lessons and capsules completed; days in a row (the best ever) and in all; reviews that were not taken back; items that are remembered for three weeks and more; items right at the first answer; domains in which a lesson was completed; returns after a week or more away; quests completed.
         * @enum {string}
         */
        BadgeMeasure: "lessons" | "capsules" | "streak" | "study_days" | "reviews" | "long_memory" | "first_time_right" | "domains" | "returns" | "quests";
        BadgeProgress: {
            measure: components["schemas"]["BadgeMeasure"];
            /** @description Never more than the threshold. */
            value: number;
            threshold: number;
        };
        /** @description A badge, and how far the member is. */
        Badge: {
            key: components["schemas"]["Slug"];
            category: components["schemas"]["BadgeCategory"];
            /** @description How far it goes within its family. */
            tier: number;
            points: number;
            bonus_xp: number;
            /** @description The key of the title that it brings; null for none. */
            title: components["schemas"]["Slug"] | null;
            /** @description Null for a badge that is awarded no more. */
            progress: components["schemas"]["BadgeProgress"] | null;
            /** @description Null while it is locked. */
            unlocked_at: components["schemas"]["Timestamp"] | null;
        };
        BadgeCount: {
            category: components["schemas"]["BadgeCategory"];
            unlocked: number;
            total: number;
            /** @description Of the badges that are unlocked. */
            points: number;
        };
        BadgeBoard: {
            /** @description By category, nearest first; then those of the past. */
            badges: components["schemas"]["Badge"][];
            /** @description Those that have a badge, in the order of the badges. */
            categories: components["schemas"]["BadgeCount"][];
            unlocked: number;
            total: number;
            points: number;
        };
        BadgeAwardedNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "badge_awarded";
            badge: components["schemas"]["AwardedBadge"];
        };
        /** @description A capsule, by its address. */
        NoticedCapsule: {
            id: components["schemas"]["Id"];
            title: string;
            domain: components["schemas"]["Domain"];
            area: components["schemas"]["Area"];
        };
        CapsuleReadyNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "capsule_ready";
            capsule: components["schemas"]["NoticedCapsule"];
        };
        CapsuleFailedNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "capsule_failed";
            capsule: components["schemas"]["NoticedCapsule"];
            code: components["schemas"]["ProblemCode"];
        };
        NoticedLesson: {
            id: components["schemas"]["Id"];
            title: string;
        };
        BonusAddedNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "bonus_added";
            lesson: components["schemas"]["NoticedLesson"];
        };
        TheoryAddedNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "theory_added";
            lesson: components["schemas"]["NoticedLesson"];
        };
        BonusMissedNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "bonus_missed";
            lesson: components["schemas"]["NoticedLesson"];
        };
        ItemReplacedNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "item_replaced";
            lesson: components["schemas"]["NoticedLesson"];
            atom_id: components["schemas"]["Id"];
        };
        /**
         * @description Why no other item was made: `nothing_more` where nothing new stood up to the checks, `model_budget_reached` where the
         *     month's share of the language model is used up, `failed` where the making broke off.
         * @enum {string}
         */
        ReplacementFailure: "nothing_more" | "model_budget_reached" | "failed";
        ReplacementFailedNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "replacement_failed";
            lesson: components["schemas"]["NoticedLesson"];
            atom_id: components["schemas"]["Id"];
            reason: components["schemas"]["ReplacementFailure"];
        };
        ItemReportedNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "item_reported";
            capsule: components["schemas"]["NoticedCapsule"];
            atom_id: components["schemas"]["Id"];
        };
        NoticedConversation: {
            id: components["schemas"]["Id"];
            subject: string;
        };
        SupportAnsweredNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "support_answered";
            conversation: components["schemas"]["NoticedConversation"];
        };
        /** @description What happened. Clients skip a kind that they do not know. */
        NotificationSubject: components["schemas"]["BadgeAwardedNotice"] | components["schemas"]["CapsuleReadyNotice"] | components["schemas"]["CapsuleFailedNotice"] | components["schemas"]["BonusAddedNotice"] | components["schemas"]["TheoryAddedNotice"] | components["schemas"]["BonusMissedNotice"] | components["schemas"]["ItemReplacedNotice"] | components["schemas"]["ReplacementFailedNotice"] | components["schemas"]["ItemReportedNotice"] | components["schemas"]["SupportAnsweredNotice"];
        /** @description Something that happened while the member was elsewhere. */
        Notification: {
            id: components["schemas"]["Id"];
            created_at: components["schemas"]["Timestamp"];
            /** @description Null while it is unread. */
            read_at: components["schemas"]["Timestamp"] | null;
            about: components["schemas"]["NotificationSubject"];
        };
        NotificationPage: {
            items: components["schemas"]["Notification"][];
            /** @description Null on the last page. */
            next_cursor: string | null;
            total: number;
            unread_count: number;
        };
        ReadNotifications: {
            /** @description Left out, all that there are. */
            ids?: components["schemas"]["Id"][];
        };
        UnreadNotifications: {
            unread_count: number;
        };
        /** @enum {string} */
        QuestState: "open" | "answered" | "corrected";
        /** @description How a quest stands. */
        QuestStanding: {
            id: components["schemas"]["Id"];
            /** @description `corrected` once its correction was seen, whether it had been answered or not. */
            state: components["schemas"]["QuestState"];
            /** @description Exercises that were answered. */
            answered: number;
            /** @description Exercises in all. */
            total: number;
            /** @description Of all its exercises; null while it is open. */
            score_percentage: number | null;
            /** @description What it gives where all is right. */
            xp: number;
            /** @description What it gave beside the XP of its lessons. */
            xp_awarded: number;
            /** @description Its correction was seen, and something of it comes back in a later quest. */
            needs_rework: boolean;
        };
        /**
         * @description Why an item is asked: its correction was seen in an earlier quest; it was missed or shown; its memory fades; it is next in the lesson that was begun; or nothing presses, and it is kept fresh.
         * @enum {string}
         */
        QuestReason: "rework" | "missed" | "weak" | "lesson" | "fresh";
        /** @description For how many exercises it is the reason. */
        ReasonCount: number;
        /** @description What the coach asks, for a text in the reader's language. */
        QuestTask: {
            /** @description The one that matters most. */
            reason: components["schemas"]["QuestReason"];
            /** @description The lesson of the first exercise, in the language of its capsule. */
            lesson_title: string;
            rework: components["schemas"]["ReasonCount"];
            missed: components["schemas"]["ReasonCount"];
            weak: components["schemas"]["ReasonCount"];
            lesson: components["schemas"]["ReasonCount"];
            fresh: components["schemas"]["ReasonCount"];
        };
        QuestCapsule: {
            id: components["schemas"]["Id"];
            title: string;
            domain: components["schemas"]["Domain"];
            area: components["schemas"]["Area"];
            /** @description The language of instruction. */
            language: components["schemas"]["Locale"];
            source_language: components["schemas"]["LanguageTag"] | null;
        };
        QuestChapter: {
            id: components["schemas"]["Id"];
            title: string;
            lessons_completed: number;
            lessons: number;
        };
        QuestItem: {
            atom: components["schemas"]["Atom"];
            reason: components["schemas"]["QuestReason"];
            /** @description Null where it was not answered yet. */
            score: number | null;
        };
        Quest: {
            /** @constant */
            kind: "quest";
            standing: components["schemas"]["QuestStanding"];
            /** Format: date */
            day: string;
            /** @description When its day ends where it was first seen. */
            ends_at: components["schemas"]["Timestamp"];
            minutes: number;
            task: components["schemas"]["QuestTask"];
            capsule: components["schemas"]["QuestCapsule"];
            chapter: components["schemas"]["QuestChapter"];
            /** @description In the order in which they are asked; texts to read stand before what they explain. */
            items: components["schemas"]["QuestItem"][];
        };
        NoQuest: {
            /**
             * @description The member follows no capsule; or none of theirs has an exercise yet.
             * @enum {string}
             */
            kind: "no_capsule" | "no_exercise";
        };
        PastQuest: {
            standing: components["schemas"]["QuestStanding"];
            /** Format: date */
            day: string;
            reason: components["schemas"]["QuestReason"];
            capsule_title: string;
            chapter_title: string;
            language: components["schemas"]["Locale"];
        };
        QuestBoard: {
            /**
             * Format: date
             * @description The member's day.
             */
            today: string;
            quest: components["schemas"]["Quest"] | components["schemas"]["NoQuest"];
            /** @description The quests of the four weeks before, the latest first. */
            history: components["schemas"]["PastQuest"][];
        };
        QuestAnswerResult: {
            answer: components["schemas"]["AnswerResult"];
            /** @description Whether it is the answer of the quest; false where there was one before. */
            counted: boolean;
            quest: components["schemas"]["QuestStanding"];
        };
        CorrectedItem: {
            atom: components["schemas"]["Atom"];
            /** @description The answer that counts; null where there was none. */
            response: components["schemas"]["ExerciseResponse"] | null;
            score: number;
        };
        QuestCorrection: {
            quest: components["schemas"]["QuestStanding"];
            /** Format: date */
            day: string;
            capsule: components["schemas"]["QuestCapsule"];
            items: components["schemas"]["CorrectedItem"][];
        };
        /**
         * @description How the member is.
         * @enum {string}
         */
        JournalMood: "positive" | "neutral" | "negative";
        LinkedLesson: {
            id: components["schemas"]["Id"];
            title: string;
        };
        JournalEntry: {
            id: components["schemas"]["Id"];
            /** @description Null where it was left open. */
            mood: components["schemas"]["JournalMood"] | null;
            /** @description Empty where there is none. */
            title: string;
            content: string;
            written_at: components["schemas"]["Timestamp"];
            /** @description What it is about; null without one, and where it is gone. */
            capsule: components["schemas"]["LinkedCapsule"] | null;
            /** @description A lesson of that capsule. */
            lesson: components["schemas"]["LinkedLesson"] | null;
        };
        JournalPage: {
            items: components["schemas"]["JournalEntry"][];
            /** @description Null on the last page. */
            next_cursor: string | null;
            /** @description Of those that were asked for. */
            total: number;
        };
        NewJournalEntry: {
            id: components["schemas"]["Id"];
            mood?: components["schemas"]["JournalMood"] | null;
            title?: string;
            /** @description Something has to stand in it. */
            content: string;
            /** @description Later than now is now. */
            written_at: components["schemas"]["Timestamp"];
            capsule_id?: components["schemas"]["Id"] | null;
            /** @description A lesson of that capsule. */
            molecule_id?: components["schemas"]["Id"] | null;
        };
        NoteSummary: {
            id: components["schemas"]["Id"];
            /** @description Empty where there is none. */
            title: string;
            /** @description How its text begins. */
            excerpt: string;
            version: number;
            updated_at: components["schemas"]["Timestamp"];
            /** @description What it was written beside; null without one, and where it is gone. */
            capsule: components["schemas"]["LinkedCapsule"] | null;
            lesson: components["schemas"]["LinkedLesson"] | null;
            /** @description The note of which this is another version, until one of them is chosen. */
            conflict_of: components["schemas"]["Id"] | null;
        };
        NotePage: {
            items: components["schemas"]["NoteSummary"][];
            /** @description Null on the last page. */
            next_cursor: string | null;
            /** @description Of those that were asked for. */
            total: number;
        };
        NoteTitle: string;
        NoteStyle: {
            /** @enum {string} */
            type: "strong" | "em" | "underline";
        };
        NoteLink: {
            /** @constant */
            type: "link";
            attrs: {
                href: string;
            };
        };
        NoteMark: components["schemas"]["NoteStyle"] | components["schemas"]["NoteLink"];
        NoteText: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "text";
            text: string;
            marks?: components["schemas"]["NoteMark"][];
        };
        NoteBreak: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hard_break";
            marks?: components["schemas"]["NoteMark"][];
        };
        NoteInline: components["schemas"]["NoteText"] | components["schemas"]["NoteBreak"];
        NoteParagraph: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "paragraph";
            content?: components["schemas"]["NoteInline"][];
        };
        NoteListItem: {
            /** @constant */
            type: "list_item";
            content: components["schemas"]["NoteParagraph"][];
        };
        NoteList: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bullet_list";
            content: components["schemas"]["NoteListItem"][];
        };
        NoteBlock: components["schemas"]["NoteParagraph"] | components["schemas"]["NoteList"];
        /** @description The text of a note, as a tree: never HTML. At most 200 kB as JSON. Lists do not stand inside lists. */
        NoteDocument: {
            /** @constant */
            type: "doc";
            content: components["schemas"]["NoteBlock"][];
        };
        /** @enum {string} */
        NoteFont: "sans" | "serif" | "mono";
        /** @enum {string} */
        NoteFontSize: "small" | "normal" | "large" | "xlarge";
        NewNote: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["NoteTitle"];
            content: components["schemas"]["NoteDocument"];
            font: components["schemas"]["NoteFont"];
            font_size: components["schemas"]["NoteFontSize"];
            capsule_id?: components["schemas"]["Id"] | null;
            /** @description A lesson that the member can read; its capsule follows from it. */
            molecule_id?: components["schemas"]["Id"] | null;
            conflict_of?: components["schemas"]["Id"] | null;
        };
        Note: {
            id: components["schemas"]["Id"];
            /** @description Empty where there is none. */
            title: string;
            content: components["schemas"]["NoteDocument"];
            font: components["schemas"]["NoteFont"];
            font_size: components["schemas"]["NoteFontSize"];
            /** @description One more with each change. */
            version: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /** @description What it was written beside; null without one, and where it is gone. */
            capsule: components["schemas"]["LinkedCapsule"] | null;
            lesson: components["schemas"]["LinkedLesson"] | null;
            /** @description The note of which this is another version, until one of them is chosen. */
            conflict_of: components["schemas"]["Id"] | null;
        };
        NoteChange: {
            base_version: number;
            title: components["schemas"]["NoteTitle"];
            content: components["schemas"]["NoteDocument"];
            font: components["schemas"]["NoteFont"];
            font_size: components["schemas"]["NoteFontSize"];
            /** @description It is no longer another version of a note, but one of its own. */
            resolved?: boolean;
        };
        /** @enum {string} */
        DisciplineName: "alphabet" | "debate" | "code_notebook";
        Discipline: {
            name: components["schemas"]["DisciplineName"];
            unlocked: boolean;
            /** @description Those that unlock it, used last first. */
            capsules: components["schemas"]["LinkedCapsule"][];
        };
        CoachProvider: {
            /** @description Whether a language model is there. Without one the coach answers what it can prove from the log and the courses, and says so of the rest. */
            configured: boolean;
        };
        Disciplines: {
            items: components["schemas"]["Discipline"][];
            /** @description Whether the coach can judge a debate. */
            provider: components["schemas"]["CoachProvider"];
        };
        /** @enum {string} */
        NotebookLanguage: "javascript" | "python";
        CodeNotebookSummary: {
            id: components["schemas"]["Id"];
            /** @description Empty where there is none. */
            title: string;
            /** @description How its first cell that is not empty begins. */
            excerpt: string;
            cell_count: number;
            /** @description Those of its cells, each once. */
            languages: components["schemas"]["NotebookLanguage"][];
            version: number;
            updated_at: components["schemas"]["Timestamp"];
        };
        CodeNotebookPage: {
            items: components["schemas"]["CodeNotebookSummary"][];
            /** @description Null on the last page. */
            next_cursor: string | null;
            total: number;
        };
        NotebookCell: {
            id: components["schemas"]["Id"];
            language: components["schemas"]["NotebookLanguage"];
            source: string;
        };
        /** @description In their order, each id once; at most 200 kB as JSON. */
        NotebookCells: components["schemas"]["NotebookCell"][];
        CodeNotebook: {
            id: components["schemas"]["Id"];
            /** @description Empty where there is none. */
            title: string;
            cells: components["schemas"]["NotebookCells"];
            /** @description One more with each change. */
            version: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        BaseVersion: number;
        CodeNotebookChange: {
            base_version: components["schemas"]["BaseVersion"];
            title: string;
            cells: components["schemas"]["NotebookCells"];
        };
        /** @description What it belongs to; null without one, and where it is gone. */
        DebateCapsule: components["schemas"]["LinkedCapsule"] | null;
        DebateOverall: {
            points: number;
            /** @constant */
            most: 18;
            /**
             * @description By the points: from 6 `developing`, from 12 `sound`, from 16 `strong`. A criterion at 0 holds it at `developing`.
             * @enum {string}
             */
            level: "beginning" | "developing" | "sound" | "strong";
        };
        /** @description What the rubric makes in all; null until each criterion is judged. */
        OverallOrNone: components["schemas"]["DebateOverall"] | null;
        DebateSummary: {
            id: components["schemas"]["Id"];
            /** @description Empty where there is none. */
            question: string;
            /** @description How its claim begins. */
            excerpt: string;
            version: number;
            updated_at: components["schemas"]["Timestamp"];
            capsule: components["schemas"]["DebateCapsule"];
            overall: components["schemas"]["OverallOrNone"];
        };
        DebatePage: {
            items: components["schemas"]["DebateSummary"][];
            /** @description Null on the last page. */
            next_cursor: string | null;
            total: number;
        };
        /**
         * @description The side that the learner takes on the question; `none` while it is open.
         * @enum {string}
         */
        DebateSide: "for" | "against" | "none";
        DebateReason: {
            id: components["schemas"]["Id"];
            text: string;
            /** @description What it rests on, an example or where it is from; empty where nothing is named. */
            source: string;
        };
        /** @description In their order, each id once. */
        DebateReasons: components["schemas"]["DebateReason"][];
        DebateObjection: {
            id: components["schemas"]["Id"];
            text: string;
            reply: string;
        };
        /** @description In their order, each id once. */
        DebateObjections: components["schemas"]["DebateObjection"][];
        /** @description Not yet, in part, well, fully. */
        DebateLevel: number;
        JudgedLevel: components["schemas"]["DebateLevel"] | null;
        /** @description The learner's own judgement, null where they have not judged yet. */
        DebateRubric: {
            clear_claim: components["schemas"]["JudgedLevel"];
            reasons_support: components["schemas"]["JudgedLevel"];
            evidence: components["schemas"]["JudgedLevel"];
            objection_met: components["schemas"]["JudgedLevel"];
            fair_wording: components["schemas"]["JudgedLevel"];
            conclusion_follows: components["schemas"]["JudgedLevel"];
        };
        /**
         * @description The claim is clear; the reasons support it; they rest on evidence or a source; the strongest objection is met; the wording is fair to the other side; the conclusion follows.
         * @enum {string}
         */
        DebateCriterion: "clear_claim" | "reasons_support" | "evidence" | "objection_met" | "fair_wording" | "conclusion_follows";
        CriterionJudgement: {
            criterion: components["schemas"]["DebateCriterion"];
            level: components["schemas"]["DebateLevel"];
            sentence: string;
            /** @description Words of the debate that it rests on, as they stand in it; null where it quotes none. */
            quote: string | null;
        };
        /** @description Made by a language model, and marked so. */
        DebateJudgement: {
            id: components["schemas"]["Id"];
            /** @description The version of the debate that was judged. */
            version: number;
            /** @description Each criterion once, but for those of which nothing came that can be shown. */
            criteria: components["schemas"]["CriterionJudgement"][];
            overall: components["schemas"]["OverallOrNone"];
            language: components["schemas"]["Locale"];
            /** @constant */
            made_by: "model";
            /** @constant */
            digital_source_type: "trainedAlgorithmicMedia";
            judged_at: components["schemas"]["Timestamp"];
        };
        Debate: {
            id: components["schemas"]["Id"];
            /** @description Empty where there is none. */
            question: string;
            side: components["schemas"]["DebateSide"];
            claim: string;
            reasons: components["schemas"]["DebateReasons"];
            objections: components["schemas"]["DebateObjections"];
            conclusion: string;
            rubric: components["schemas"]["DebateRubric"];
            overall: components["schemas"]["OverallOrNone"];
            capsule: components["schemas"]["DebateCapsule"];
            /** @description The last one of the coach; its `version` may be one before this. */
            coach_judgement: components["schemas"]["DebateJudgement"] | null;
            /** @description One more with each change. */
            version: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        DebateChange: {
            base_version: components["schemas"]["BaseVersion"];
            question: string;
            side: components["schemas"]["DebateSide"];
            claim: string;
            reasons: components["schemas"]["DebateReasons"];
            objections: components["schemas"]["DebateObjections"];
            conclusion: string;
            rubric: components["schemas"]["DebateRubric"];
            /** @description A capsule that the member can read; null for none, and left out to change nothing. */
            capsule_id?: components["schemas"]["Id"] | null;
        };
        NewDebateJudgement: {
            id: components["schemas"]["Id"];
            version: number;
        };
        /** @description Messages of this calendar month (UTC). */
        CoachQuota: {
            used: number;
            /** @description Null without a limit. */
            limit: number | null;
            unlimited: boolean;
            period_start: components["schemas"]["Timestamp"];
            /** @description When it begins anew. */
            period_end: components["schemas"]["Timestamp"];
        };
        JudgedDebate: {
            judgement: components["schemas"]["DebateJudgement"];
            quota: components["schemas"]["CoachQuota"];
        };
        /** @description What comes back when. */
        CoachReviews: {
            /** @description How many of today's cards can be reviewed by now. */
            due_now: number;
            /** @description All that waits today within the member's settings, overdue and new cards among it. */
            due_today: number;
            overdue: number;
            new: number;
            /** @description What today's cards take this member. */
            minutes: number;
            /** @description When the first card comes that is not due today; null where none is scheduled. */
            next_due_at: components["schemas"]["Timestamp"] | null;
        };
        /** @description A lesson, by its address. */
        CoachLesson: {
            id: components["schemas"]["Id"];
            title: string;
            lesson_number: number;
            granule_order: number;
            molecule_order: number;
        };
        /** @description A lesson, and what the log says of it. */
        CoachArea: {
            capsule: components["schemas"]["LinkedCapsule"];
            lesson: components["schemas"]["CoachLesson"];
            /** @description That of the capsule. */
            main_skill: string;
            /** @description Right answers and remembered reviews, of all of both. */
            share: number;
            answered: number;
            right: number;
            reviewed: number;
            remembered: number;
        };
        /** @description What to do today. */
        CoachSuggestion: {
            /**
             * @description Review what waits; what the study plan has for today; go on with a lesson; find a capsule; or nothing is left for today.
             * @enum {string}
             */
            kind: "reviews" | "plan" | "lesson" | "explore" | "rest";
            /** @description The same in a sentence. */
            text: string;
            minutes: number | null;
            cards: number;
            capsule: components["schemas"]["LinkedCapsule"] | null;
            lesson: components["schemas"]["CoachLesson"] | null;
        };
        CoachOverview: {
            reviews: components["schemas"]["CoachReviews"];
            /** @description Lessons of which most was missed, the weakest first. */
            focus: components["schemas"]["CoachArea"][];
            /** @description Lessons of which most is known, the strongest first. */
            strengths: components["schemas"]["CoachArea"][];
            today: components["schemas"]["CoachSuggestion"];
            quota: components["schemas"]["CoachQuota"];
            provider: components["schemas"]["CoachProvider"];
            /** @description Questions that the coach can answer of what is known now, in the reader's language. */
            suggestions: string[];
            /** @description Answers that were not read yet. */
            unread_count: number;
        };
        StudyMinutes: number;
        StudyDay: {
            /** Format: date */
            day: string;
            /** @description Those that are worked on. */
            lessons: components["schemas"]["CoachLesson"][];
            /** @description Items that are learned. */
            items: number;
            /** @description Cards that come back. */
            reviews: number;
            minutes: number;
        };
        /** @description Simulated by FSRS from the member's own cards and pace. A capsule is mastered once each lesson is finished and nine items in ten are remembered a week after they were seen last. */
        StudyOutlook: {
            /**
             * @description `on_track`: the chance reaches the target; `unreachable`: it does not, in the minutes that there are; `ended`: the day is over.
             * @enum {string}
             */
            status: "mastered" | "on_track" | "unreachable" | "ended";
            /** @description Of being mastered by the end of that day, in the minutes that there are. */
            chance: number;
            /** @description The chance that counts as on track. */
            target: number;
            /** @description The fewest minutes a day that reach the target; null where no day is long enough. */
            minutes_needed: components["schemas"]["StudyMinutes"] | null;
            /**
             * Format: date
             * @description The first day by which the target is reached in the minutes that there are; null where a year does not suffice.
             */
            expected_on: string | null;
            /** @description What to do where it is `unreachable`, in the reader's language. */
            message: string | null;
            lessons_left: number;
            /** @description Items that were never answered. */
            items_left: number;
            today: components["schemas"]["StudyDay"];
            /** @description Today and the days up to that one, at the pace that the plan takes. */
            days: components["schemas"]["StudyDay"][];
        };
        StudyPlanFeed: {
            created_at: components["schemas"]["Timestamp"];
        };
        StudyPlan: {
            capsule: components["schemas"]["LinkedCapsule"];
            /** Format: date */
            deadline_on: string;
            minutes_a_day: components["schemas"]["StudyMinutes"];
            updated_at: components["schemas"]["Timestamp"];
            outlook: components["schemas"]["StudyOutlook"];
            /** @description The private address for calendar apps, where one was made. */
            feed: components["schemas"]["StudyPlanFeed"] | null;
        };
        StudyPlanState: {
            /** @description Null where there is none. */
            plan: components["schemas"]["StudyPlan"] | null;
        };
        StudyPlanChange: {
            capsule_id: components["schemas"]["Id"];
            /**
             * Format: date
             * @description In the member's time zone; tomorrow at the earliest, a year ahead at the latest.
             */
            deadline_on: string;
            minutes_a_day: components["schemas"]["StudyMinutes"];
        };
        StudyPlanFeedLink: {
            /** @description Below the origin of the server. */
            path: string;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description What leads over, or says what the coach cannot do. It states nothing of the learner or the course. */
        CoachParagraph: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "paragraph";
            text: string;
        };
        CoachLogSource: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "log";
            /**
             * @description What of the member's log it is read from.
             * @enum {string}
             */
            log: "progress" | "answers" | "reviews" | "study_days" | "xp" | "plan" | "quota";
        };
        CoachCapsuleSource: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "capsule";
            capsule: components["schemas"]["LinkedCapsule"];
        };
        CoachLessonSource: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "lesson";
            capsule: components["schemas"]["LinkedCapsule"];
            lesson: components["schemas"]["CoachLesson"];
            /** @description The step of the lesson that holds it. */
            atom_id: components["schemas"]["Id"] | null;
            /** @description The heading above it, or the title of its step. */
            place: string | null;
        };
        CoachSource: components["schemas"]["CoachLogSource"] | components["schemas"]["CoachCapsuleSource"] | components["schemas"]["CoachLessonSource"];
        CoachSources: components["schemas"]["CoachSource"][];
        /** @description What the learner's own log says. */
        CoachFact: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "fact";
            /** @enum {string} */
            key: "progress" | "lesson_next" | "due" | "next_due" | "focus" | "strength" | "nothing_weak" | "streak" | "xp" | "study_time" | "answers" | "today" | "plan" | "no_plan" | "quota" | "capsules" | "nothing_yet";
            text: string;
            /** @description The figures that the sentence holds, by name. */
            figures: {
                [key: string]: number;
            };
            sources: components["schemas"]["CoachSources"];
        };
        /** @description A passage of a lesson, or of an exercise that the learner has answered, word for word. */
        CoachQuote: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "quote";
            text: string;
            language: components["schemas"]["Locale"];
            sources: components["schemas"]["CoachSources"];
        };
        /** @description What a language model wrote of the facts and passages that are its sources, in their language. */
        CoachStatement: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "statement";
            text: string;
            /** @description That of the answer where it is missing. */
            language?: components["schemas"]["Locale"];
            sources: components["schemas"]["CoachSources"];
        };
        CoachPart: components["schemas"]["CoachParagraph"] | components["schemas"]["CoachFact"] | components["schemas"]["CoachQuote"] | components["schemas"]["CoachStatement"];
        /** @description Made by a machine, and marked so. What it states bears its source. */
        CoachAnswer: {
            /** @description All of it as plain text, paragraphs parted by an empty line. */
            text: string;
            parts: components["schemas"]["CoachPart"][];
            /**
             * @description `not_found`: neither the log nor the courses say; `needs_provider`: what only a language model could do, and none is there.
             * @enum {string}
             */
            outcome: "answered" | "not_found" | "needs_provider";
            language: components["schemas"]["Locale"];
            /**
             * @description The built-in coach, by rules; or a language model, from the same facts and passages.
             * @enum {string}
             */
            made_by: "built_in" | "model";
            /**
             * @description The same in the words of the IPTC, for machines.
             * @enum {string}
             */
            digital_source_type: "algorithmicMedia" | "trainedAlgorithmicMedia";
            /**
             * @description What the language model had to do with it: there is none, it answered, it was asked and failed, or nothing is left of its budget. Where it failed the built-in coach answered; or, where `made_by` is `model`, it broke off, and what it had written by then stands.
             * @enum {string}
             */
            provider: "none" | "used" | "failed" | "budget_reached";
            /** @description Whether it counts in the quota. */
            counted: boolean;
            answered_at: components["schemas"]["Timestamp"];
        };
        /** @description What a member asked, and what the coach said. */
        CoachExchange: {
            id: components["schemas"]["Id"];
            content: string;
            asked_at: components["schemas"]["Timestamp"];
            /** @description The capsule that it was asked beside; null without one, and where it is gone. */
            capsule: components["schemas"]["LinkedCapsule"] | null;
            /** @description Null while it is on its way. */
            answer: components["schemas"]["CoachAnswer"] | null;
            is_read: boolean;
        };
        CoachExchangePage: {
            items: components["schemas"]["CoachExchange"][];
            /** @description Null on the last page. */
            next_cursor: string | null;
            total: number;
            unread_count: number;
        };
        NewCoachMessage: {
            id: components["schemas"]["Id"];
            /** @description Something has to stand in it. */
            content: string;
            /** @description The capsule that it is about, where it is asked beside one. */
            capsule_id?: components["schemas"]["Id"] | null;
        };
        CoachReply: {
            exchange: components["schemas"]["CoachExchange"];
            quota: components["schemas"]["CoachQuota"];
        };
        /** @enum {string} */
        FeedbackMood: "positive" | "neutral" | "negative";
        /**
         * @description What it is about.
         * @enum {string}
         */
        FeedbackKind: "ux" | "bug" | "performance" | "content" | "other";
        /** @description What helps to find it, as precision mode asks for it. Each may be empty. */
        FeedbackDetails: {
            steps: string;
            expected: string;
            observed: string;
            /** @description Where the member would be answered. */
            contact: string;
        };
        /** @description The page that it was written on, without its parameters. */
        FeedbackPath: string;
        NewFeedback: {
            id: components["schemas"]["Id"];
            mood: components["schemas"]["FeedbackMood"];
            kind: components["schemas"]["FeedbackKind"];
            /** @description Something has to stand in it. */
            comment: string;
            details?: components["schemas"]["FeedbackDetails"];
            page: components["schemas"]["FeedbackPath"];
            language: components["schemas"]["Locale"];
        };
        /** @enum {string} */
        VisitedScreen: "home" | "login" | "register" | "waitlist" | "legal" | "dashboard" | "capsules" | "library" | "plan" | "lesson" | "quests" | "reviews" | "stats" | "badges" | "profile" | "other";
        Feedback: {
            id: components["schemas"]["Id"];
            /** @description The name of the member. */
            author: string;
            mood: components["schemas"]["FeedbackMood"];
            kind: components["schemas"]["FeedbackKind"];
            comment: string;
            /** @description Null without precision mode. */
            details: components["schemas"]["FeedbackDetails"] | null;
            page: components["schemas"]["FeedbackPath"];
            /** @description The kind of screen that the page is. */
            category: components["schemas"]["VisitedScreen"];
            language: components["schemas"]["Locale"];
            sent_at: components["schemas"]["Timestamp"];
            /** @description Null while it waits. */
            handled_at: components["schemas"]["Timestamp"] | null;
        };
        FeedbackPage: {
            items: components["schemas"]["Feedback"][];
            /** @description Null on the last page. */
            next_cursor: string | null;
            /** @description Of what was asked for. */
            total: number;
        };
        FeedbackMark: {
            handled: boolean;
        };
        /**
         * @description Open waits for an answer of the team.
         * @enum {string}
         */
        SupportStatus: "open" | "answered" | "closed";
        SupportConversationSummary: {
            id: components["schemas"]["Id"];
            subject: string;
            status: components["schemas"]["SupportStatus"];
            last_activity_at: components["schemas"]["Timestamp"];
            /** @description Answers that the member has not read. */
            unread_count: number;
        };
        SupportConversationPage: {
            items: components["schemas"]["SupportConversationSummary"][];
            /** @description Null on the last page. */
            next_cursor: string | null;
            total: number;
        };
        SupportSubject: string;
        /** @description Something has to stand in it. */
        SupportText: string;
        NewSupportMessage: {
            id: components["schemas"]["Id"];
            text: components["schemas"]["SupportText"];
        };
        NewSupportConversation: {
            id: components["schemas"]["Id"];
            subject: components["schemas"]["SupportSubject"];
            message: components["schemas"]["NewSupportMessage"];
        };
        SupportMessage: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            author: "member" | "team";
            text: string;
            sent_at: components["schemas"]["Timestamp"];
        };
        SupportConversation: {
            id: components["schemas"]["Id"];
            subject: string;
            status: components["schemas"]["SupportStatus"];
            last_activity_at: components["schemas"]["Timestamp"];
            unread_count: number;
            messages: components["schemas"]["SupportMessage"][];
        };
        SeenSupportMessage: {
            /** @description The last that was seen. */
            message_id: components["schemas"]["Id"];
        };
        /** @description A conversation as the team sees it; its id is the team's own. */
        SupportRequestSummary: {
            id: components["schemas"]["Id"];
            /** @description The name of the member. */
            author: string;
            /** @description In which the member reads. */
            language: components["schemas"]["Locale"];
            subject: string;
            status: components["schemas"]["SupportStatus"];
            /** @description Null where nothing waits for an answer. */
            waiting_since: components["schemas"]["Timestamp"] | null;
            last_activity_at: components["schemas"]["Timestamp"];
            message_count: number;
        };
        SupportRequestPage: {
            items: components["schemas"]["SupportRequestSummary"][];
            /** @description Null on the last page. */
            next_cursor: string | null;
            /** @description Of this status. */
            total: number;
        };
        SupportRequest: {
            id: components["schemas"]["Id"];
            author: string;
            language: components["schemas"]["Locale"];
            subject: string;
            status: components["schemas"]["SupportStatus"];
            waiting_since: components["schemas"]["Timestamp"] | null;
            last_activity_at: components["schemas"]["Timestamp"];
            message_count: number;
            messages: components["schemas"]["SupportMessage"][];
        };
        WordMeaning: {
            language: components["schemas"]["Locale"];
            /** @description The first is shown, the others are accepted as well. */
            texts: string[];
        };
        TrainedWord: {
            id: string;
            /** @description The word, and what is accepted for it as well. */
            terms: string[];
            /** @description In Latin letters. */
            reading: string | null;
            meanings: components["schemas"]["WordMeaning"][];
        };
        WordDeck: {
            capsule: components["schemas"]["LinkedCapsule"];
            /** @description The language of the terms. */
            lang: components["schemas"]["LanguageTag"];
            words: components["schemas"]["TrainedWord"][];
        };
        TrainedWords: {
            items: components["schemas"]["WordDeck"][];
        };
        /**
         * @description Kanji by the levels of the examination JLPT, easiest first.
         * @enum {string}
         */
        Script: "hiragana" | "katakana" | "kanji_n5" | "kanji_n4" | "kanji_n3" | "kanji_n2" | "kanji_n1";
        AlphabetSign: {
            sign: string;
            /** @description What may be typed for how it is read. */
            readings: string[];
            /** @description Its readings in Latin letters, as they are shown. */
            shown: string;
            /** @description In the reader's language; null for a sign of sounds. */
            meaning: string | null;
        };
        Alphabet: {
            script: components["schemas"]["Script"];
            lang: components["schemas"]["LanguageTag"];
            signs: components["schemas"]["AlphabetSign"][];
        };
        DrawnSign: {
            sign: string;
            /** @description In their order. */
            strokes: components["schemas"]["Stroke"][];
        };
        DrawnSigns: {
            items: components["schemas"]["DrawnSign"][];
        };
        /** @description How an item came about. */
        MadeBy: {
            /**
             * @description By people, or from a document, a data set, exact rules, or by a language model.
             * @enum {string}
             */
            kind: "editors" | "document" | "data" | "template" | "model";
            /** @description The document, the data set, the rule or the model; empty where there is no name to tell. */
            name: string;
        };
        /**
         * @description What was checked before an item was published, by its code. Known codes: `readable`, `recomputed`, `key`, `data`,
         *     `quote`, `evidence`, `language`, `level`, `options`, `given_away`, `unique`. Others may be added.
         * @example quote
         */
        QualityCheck: string;
        /** @description How learners did when they first met the item. */
        LearnerFigures: {
            learners: number;
            /** @description How many were right at once; null while too few learners answered to tell. */
            right_first_percent: number | null;
            /** @description How many looked at the answer first; null while too few learners answered to tell. */
            revealed_percent: number | null;
        };
        NoReplacement: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "none";
        };
        PendingReplacement: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "pending";
            since: components["schemas"]["Timestamp"];
        };
        FailedReplacement: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "failed";
            since: components["schemas"]["Timestamp"];
            reason: components["schemas"]["ReplacementFailure"];
        };
        /**
         * @description Whether another item is being made in the place of one, or could not be when it was last asked for. `none` for those
         *     who do not look after the item.
         */
        Replacement: components["schemas"]["NoReplacement"] | components["schemas"]["PendingReplacement"] | components["schemas"]["FailedReplacement"];
        /** @description An item, and what can be said of its quality. */
        AtomSummary: {
            atom_id: components["schemas"]["Id"];
            molecule_id: components["schemas"]["Id"];
            order: number;
            title: string;
            /** @description What is asked, without style. */
            question: string;
            content_type: components["schemas"]["Slug"];
            is_bonus: boolean;
            made_by: components["schemas"]["MadeBy"];
            /** @description What it passed before it was published. */
            checks: components["schemas"]["QualityCheck"][];
            /** @description A model that saw the source and not the key came to the same answer. */
            solved_blind: boolean;
            figures: components["schemas"]["LearnerFigures"];
            source: components["schemas"]["Source"] | null;
            /** @description Since when it is no longer part of its lesson. */
            withdrawn_at: components["schemas"]["Timestamp"] | null;
            open_reports: number;
            replacement: components["schemas"]["Replacement"];
        };
        /** @description The text that a quote stands in, whole; the quote from `start` to `end`, in UTF-16 code units. */
        SourcePassage: {
            text: string;
            start: number;
            end: number;
            /** @description Null where the text is that of a lesson. */
            page: number | null;
            page_count: number | null;
        };
        /** @description A sentence that parts of an item rest on, in its paragraph. */
        SourcePart: {
            /** @description What these parts show first, such as the fronts of cards, without style. */
            labels: string[];
            passage: components["schemas"]["SourcePassage"];
        };
        AtomQuality: components["schemas"]["AtomSummary"] & {
            passage: components["schemas"]["SourcePassage"] | null;
            /**
             * @description For an item whose parts rest on sentences of their own, such as a set of cards: each sentence with its
             *     parts, in their order. Empty for others.
             */
            parts: components["schemas"]["SourcePart"][];
            /** @description The member reported it, and nobody has looked at it yet. */
            is_reported: boolean;
            /** @description The member may withdraw, restore and replace it. */
            can_manage: boolean;
        };
        /** @enum {string} */
        ReportReason: "wrong_answer" | "unclear" | "not_in_source" | "mistake_in_text" | "does_not_work" | "inappropriate" | "other";
        ReportRequest: {
            report_id: components["schemas"]["Id"];
            reason: components["schemas"]["ReportReason"];
            /** @description Trimmed. */
            comment?: string;
            /** @description What the player itself found wrong with the item, for those who repair it. */
            details?: string[];
        };
        RejectionReason: {
            /** @example answer_not_in_quote */
            code: string;
            /** @description What was found, as it stands in the item. */
            detail: string;
        };
        /** @description An item that was drafted and not published. */
        RejectedItem: {
            id: components["schemas"]["Id"];
            title: string;
            question: string;
            content_type: components["schemas"]["Slug"];
            reasons: components["schemas"]["RejectionReason"][];
            source: components["schemas"]["Source"] | null;
        };
        MoleculeQuality: {
            molecule_id: components["schemas"]["Id"];
            title: string;
            /** @description Its source is here, so that an item can be made anew. */
            can_replace: boolean;
            /** @description Those of the lesson in their order, then those that were withdrawn. */
            atoms: components["schemas"]["AtomSummary"][];
            rejected: components["schemas"]["RejectedItem"][];
        };
        QualityCounts: {
            published: number;
            withdrawn: number;
            rejected: number;
            open_reports: number;
        };
        LessonQuality: components["schemas"]["QualityCounts"] & {
            molecule_id: components["schemas"]["Id"];
            lesson_number: number;
            title: string;
        };
        /** @description A planned lesson of which too little stood to publish it. */
        LeftOutLesson: {
            title: string;
            rejected: components["schemas"]["RejectedItem"][];
        };
        CapsuleQuality: components["schemas"]["QualityCounts"] & {
            capsule_id: components["schemas"]["Id"];
            title: string;
            lessons: components["schemas"]["LessonQuality"][];
            left_out: components["schemas"]["LeftOutLesson"][];
        };
        Report: {
            id: components["schemas"]["Id"];
            atom_id: components["schemas"]["Id"];
            capsule_id: components["schemas"]["Id"];
            capsule_title: string;
            language: components["schemas"]["Locale"];
            /** @description The language of the source, where it has one. */
            source_language: components["schemas"]["LanguageTag"] | null;
            molecule_id: components["schemas"]["Id"];
            lesson_title: string;
            question: string;
            reason: components["schemas"]["ReportReason"];
            comment: string;
            details: string[];
            /** @description The item is not part of its lesson at the moment. */
            is_withdrawn: boolean;
            created_at: components["schemas"]["Timestamp"];
        };
        ReportPage: {
            items: components["schemas"]["Report"][];
            next_cursor: string | null;
            total: number;
        };
        /** @enum {string} */
        TutorialKey: "app_onboarding";
        /** @enum {string} */
        TutorialStatus: "not_started" | "in_progress" | "skipped" | "completed";
        TutorialState: {
            tutorial_key: components["schemas"]["TutorialKey"];
            status: components["schemas"]["TutorialStatus"];
            last_step_index: number;
        };
        TutorialStateList: {
            items: components["schemas"]["TutorialState"][];
        };
        TutorialStateUpdate: {
            status: components["schemas"]["TutorialStatus"];
            last_step_index: number;
        };
        WaitlistStatus: {
            /** @description True where signing up needs an invitation. */
            enabled: boolean;
        };
        WaitlistPerson: {
            email: string;
            first_name?: string;
            last_name?: string;
        };
        WaitlistRequest: {
            /** @description Trimmed; looked at without regard to case. */
            email: string;
            first_name?: string;
            last_name?: string;
            /** @description The token of a friend's invitation. With it the address that was invited needs no further mail. */
            invite_token?: string;
            /** @description Friends to invite, five at most. Empty lines, duplicates and one's own address do not count. */
            invitees?: components["schemas"]["WaitlistPerson"][];
            /** @description Ten at most, without regard to repeated and empty ones. */
            study_topics?: string[];
            /** @default false */
            beta_tester?: boolean;
        };
        WaitlistReceipt: {
            /** @description What to do next, in the language of `Accept-Language`. */
            message: string;
        };
        WaitlistConfirmation: {
            /**
             * @description One's own address, or a place to which a friend invites.
             * @enum {string}
             */
            kind: "own" | "friend";
            email: string;
            /** @description Who invites, by the name that they gave; null where they gave none, and for one's own address. */
            inviter: string | null;
        };
        WaitlistAnswer: {
            token: string;
            /** @enum {string} */
            answer: "accept" | "refuse";
        };
        WaitlistInvitation: {
            email: string;
            language: components["schemas"]["Locale"];
            beta_tester: boolean;
        };
        WaitlistActivation: {
            token: string;
            username: string;
            password: string;
            password_confirm: string;
            country: components["schemas"]["Country"];
            confirmed_age: components["schemas"]["ConfirmedAge"];
            preferred_language?: components["schemas"]["Locale"];
        };
        /** @enum {string} */
        WaitlistEntryStatus: "unconfirmed" | "waiting" | "invited" | "joined";
        WaitlistEntry: {
            id: components["schemas"]["Id"];
            email: string;
            first_name: string;
            last_name: string;
            study_topics: string[];
            beta_tester: boolean;
            language: components["schemas"]["Locale"];
            status: components["schemas"]["WaitlistEntryStatus"];
            /** @description How many friends they named. */
            invitee_count: number;
            /** @description The address of the friend who brought them. */
            invited_by: string | null;
            created_at: components["schemas"]["Timestamp"];
            invited_at: components["schemas"]["Timestamp"] | null;
        };
        WaitlistPage: {
            items: components["schemas"]["WaitlistEntry"][];
            next_cursor: string | null;
            total: number;
        };
        WaitlistApproval: {
            ids: components["schemas"]["Id"][];
        };
        WaitlistLeftOut: {
            email: string;
            /** @enum {string} */
            reason: "unconfirmed" | "joined" | "refused" | "invalid_email";
        };
        WaitlistInvited: {
            invited: number;
            left_out: components["schemas"]["WaitlistLeftOut"][];
        };
        WaitlistInvitees: {
            emails: string[];
            language: components["schemas"]["Locale"];
        };
        /** @enum {string} */
        MailKind: "password_reset" | "password_changed" | "email_verify" | "email_known" | "email_changed" | "second_step_added" | "second_step_removed" | "passkey_added" | "passkey_removed" | "sign_up" | "waitlist_confirm" | "waitlist_waiting" | "waitlist_friend" | "waitlist_invitation" | "legal_receipt" | "legal_report";
        /**
         * @description `kept`: no mail server is configured, so the mail stands in the operator's outbox. `failed`: given up for good.
         * @enum {string}
         */
        MailStatus: "waiting" | "sent" | "kept" | "failed";
        Mail: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["MailKind"];
            recipient: string;
            language: components["schemas"]["Locale"];
            status: components["schemas"]["MailStatus"];
            attempts: number;
            /** @description What the mail server said last. */
            error: string | null;
            subject: string;
            /** @description Null once it was sent, or is out of date. */
            text: string | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description When it was sent, kept or given up. */
            settled_at: components["schemas"]["Timestamp"] | null;
        };
        MailPage: {
            items: components["schemas"]["Mail"][];
            next_cursor: string | null;
            total: number;
            /**
             * @description Whether a mail server is configured.
             * @enum {string}
             */
            delivery: "smtp" | "outbox";
        };
        Operator: {
            name: string | null;
            address: string | null;
            email: string | null;
            phone: string | null;
            /** @description The number under which the operator is registered. */
            registration: string | null;
            /** @description Who answers for what is published. */
            director: string | null;
            /** @description Who hosts the server, with their address. */
            host: string | null;
        };
        IllegalContentReport: {
            /** @description Where the content stands. */
            address: string;
            /** @enum {string} */
            reason: "illegal" | "hate" | "copyright" | "privacy" | "other";
            explanation: string;
            name?: string;
            email?: string;
            /** @constant */
            in_good_faith: true;
        };
        ReportReceipt: {
            /** @description Names the report in what follows. */
            reference: string;
        };
        Visit: {
            screen: components["schemas"]["VisitedScreen"];
            language: components["schemas"]["Locale"];
        };
        VisitCount: {
            screen: components["schemas"]["VisitedScreen"];
            visits: number;
        };
        VisitCounts: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            total: number;
            /** @description Most visited first. */
            screens: components["schemas"]["VisitCount"][];
        };
        SocketTicket: {
            /** @description Opens one socket, once, within 30 seconds. */
            ticket: string;
            expires_at: components["schemas"]["Timestamp"];
        };
        GenerationProgressMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "generation.progress";
            capsule_id: components["schemas"]["Id"];
            lessons_ready: number;
            lesson_count: number;
        };
        GenerationReadyMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "generation.ready";
            capsule_id: components["schemas"]["Id"];
            title: string;
            domain: components["schemas"]["Domain"];
            area: components["schemas"]["Area"];
        };
        GenerationFailedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "generation.failed";
            capsule_id: components["schemas"]["Id"];
            title: string;
            code: components["schemas"]["ProblemCode"];
        };
        BadgeAwardedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "badge.awarded";
            badge: components["schemas"]["AwardedBadge"];
        };
        NotificationMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "notification";
            id: components["schemas"]["Id"];
            title: string;
            body: string;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A notification was added or taken back, or some were read, perhaps on another device. Also sent when a socket opens. */
        NotificationsChangedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "notifications.changed";
            unread_count: number;
        };
        /** @description A quest of the member was begun or brought to its end, perhaps on another device. */
        QuestUpdatedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "quest.updated";
            quest_id: components["schemas"]["Id"];
            /** @enum {string} */
            status: "available" | "in_progress" | "completed";
        };
        /** @description Another item stands in the place of the one that the member had replaced. */
        ReplacementMadeMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "replacement.made";
            atom_id: components["schemas"]["Id"];
            molecule_id: components["schemas"]["Id"];
            /** @description Of the lesson. */
            title: string;
        };
        /** @description No other item was made, and the one that the member wanted replaced stays. */
        ReplacementFailedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "replacement.failed";
            atom_id: components["schemas"]["Id"];
            molecule_id: components["schemas"]["Id"];
            /** @description Of the lesson. */
            title: string;
            reason: components["schemas"]["ReplacementFailure"];
        };
        /** @description A language model is answering a message to the coach, and so much of the answer stands: each part was checked, and none of them changes. `sendCoachMessage` brings all of it in the end; who misses this message misses nothing. */
        CoachWritingMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "coach.writing";
            message_id: components["schemas"]["Id"];
            /** @description All that stands so far, from the first. */
            parts: components["schemas"]["CoachPart"][];
        };
        /** @description What the server sends over the socket, as JSON text. */
        SocketMessage: components["schemas"]["GenerationProgressMessage"] | components["schemas"]["GenerationReadyMessage"] | components["schemas"]["GenerationFailedMessage"] | components["schemas"]["BadgeAwardedMessage"] | components["schemas"]["NotificationMessage"] | components["schemas"]["NotificationsChangedMessage"] | components["schemas"]["QuestUpdatedMessage"] | components["schemas"]["ReplacementMadeMessage"] | components["schemas"]["ReplacementFailedMessage"] | components["schemas"]["CoachWritingMessage"];
    };
    responses: {
        /** @description The request could not be read (`invalid_request`). */
        Problem400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not allowed (`forbidden`, `plan_required`, `second_step_required`, `invite_required`, `not_enrolled`, `lesson_locked`, `discipline_locked`). */
        Problem403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description At odds with what is there (`email_taken`, `username_taken`, `generation_in_progress`, `generation_failed`, `answer_id_reused`, `review_id_reused`, `entry_id_reused`, `note_changed`, `changed_elsewhere`, `provider_required`, `message_id_reused`, `limit_reached`, `questions_waiting`, `conversation_full`, `answer_missing`, `account_mismatch`, `nothing_more_to_author`). */
        Problem409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too large (`payload_too_large`, `pdf_too_large`). */
        Problem413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not a type that is accepted here (`unsupported_media_type`, `not_a_pdf`). */
        Problem415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Understood, but not acceptable; `errors`, `reasons` and `suggestions` say more. */
        Problem422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many (`too_many_requests` with `Retry-After`, `capsule_quota_reached`, `model_budget_reached`, `coach_quota_reached`). */
        Problem429: {
            headers: {
                /** @description Seconds to wait before the next try. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A fault of the server (`internal_error`). It is logged under `request_id`. */
        Problem500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server is starting, stopping, or too busy for this (`unavailable`), the coach sent nothing (`coach_no_answer`), or the server has no room left to store anything (`storage_full`). */
        Problem503: {
            headers: {
                /** @description Seconds to wait before the next try. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No session, or an expired or revoked one (`unauthenticated`); for signing in, `incorrect_credentials`. */
        Problem401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not there, or not for this member (`not_found`); a mailed link that is unknown, used or expired (`link_invalid`). */
        Problem404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The id of the member whose this is. Where somebody else is signed in the answer is 409 `account_mismatch`: what
         *     waited on a shared device is never counted for another member.
         */
        Account: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRegistration"];
            };
        };
        responses: {
            /** @description The new member. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description A mail is on its way to the address. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpPending"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LoginForm"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    /** @description The session cookie, HttpOnly and SameSite=Strict. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            /** @description The password is right, and a code is asked for. There is no session yet. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondStepRequest"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    completeLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondStepCode"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    /** @description The session cookie, HttpOnly and SameSite=Strict. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    completePasskeyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyLogin"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    /** @description The session cookie, HttpOnly and SameSite=Strict. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    startPasskeyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyLoginStart"];
            };
        };
        responses: {
            /** @description The challenge, for `navigator.credentials.get`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyLoginOptions"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletion"];
            };
        };
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The member, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The new password holds. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            /** @description A mail is on its way to the address. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondStep"];
                };
            };
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    startSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondStepKey"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    removeSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    confirmSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Code"];
            };
        };
        responses: {
            /** @description The recovery codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description The recovery codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description The passkey. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedPasskey"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description The challenge, for `navigator.credentials.create`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkey_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkey_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyName"];
            };
        };
        responses: {
            /** @description The passkey, renamed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listMySessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every other session is ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    endMySession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    exportMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    /** @description The name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailAddress"];
            };
        };
        responses: {
            /** @description Where the address has an account, a mail is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The new password holds. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailedToken"];
            };
        };
        responses: {
            /** @description The address is confirmed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listPublicCapsules: {
        parameters: {
            query?: {
                /** @description The language of instruction; all languages without it. */
                language?: components["schemas"]["Locale"];
                /** @description Words of the title, description, domain or skill. */
                search?: string;
                domain?: components["schemas"]["Domain"];
                level?: components["schemas"]["CapsuleLevel"];
                /** @description Where the page before ended (`next_cursor`). */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of capsules, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapsulePage"];
                };
            };
            400: components["responses"]["Problem400"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    browseCatalogue: {
        parameters: {
            query?: {
                /** @description The language of instruction; all languages without it. */
                language?: components["schemas"]["Locale"];
                /** @description Words of the title, description, domain or skill. */
                search?: string;
                level?: components["schemas"]["CapsuleLevel"];
                /** @description How many capsules of each domain are shown at the most. */
                each?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The domains in which something was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueOverview"];
                };
            };
            400: components["responses"]["Problem400"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listMyCapsules: {
        parameters: {
            query?: {
                /** @description Where the page before ended (`next_cursor`). */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of capsules, last used first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapsulePage"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getCapsuleQuota: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This month. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quota"];
                };
            };
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    classifyTopic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopicText"];
            };
        };
        responses: {
            /** @description The best label and its alternatives. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classification"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getClassificationOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All labels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassificationOptions"];
                };
            };
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    sendClassificationFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClassificationFeedback"];
            };
        };
        responses: {
            /** @description Recorded, and used from now on. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createCapsule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CapsuleRequest"];
            };
        };
        responses: {
            /** @description The capsule, being made. */
            202: {
                headers: {
                    /** @description Seconds until it is worth asking again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Capsule"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createCapsuleFromPdf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CapsuleFromPdfForm"];
            };
        };
        responses: {
            /** @description The capsule, being made. */
            202: {
                headers: {
                    /** @description Seconds until it is worth asking again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Capsule"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    enrollInCapsule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                capsule_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The capsule, joined. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Capsule"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    unenrollFromCapsule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                capsule_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Left. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    shareCapsule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                capsule_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The capsule, shared. Done again, nothing changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Capsule"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    unshareCapsule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                capsule_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The capsule, no longer shared. Done again, nothing changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Capsule"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getCapsule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                capsule_id: components["schemas"]["Id"];
                domain: components["schemas"]["Slug"];
                area: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapsuleDetail"];
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getGranuleMolecule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                capsule_id: components["schemas"]["Id"];
                granule_order: number;
                molecule_order: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lesson. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lesson"];
                };
            };
            /** @description Still being made. */
            202: {
                headers: {
                    /** @description Seconds until it is worth asking again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerationPending"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listMoleculeAtoms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                molecule_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lesson. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lesson"];
                };
            };
            /** @description Still being made. */
            202: {
                headers: {
                    /** @description Seconds until it is worth asking again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerationPending"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createMoleculeBonus: {
        parameters: {
            query?: {
                /** @description Exercises to answer, or theory to read. */
                kind?: "exercises" | "theory";
                /** @description How often bonus items of the kind were added when the request was made (`bonus_rounds` of the molecule). A request that arrives twice then asks for nothing more: once its round is made, it changes nothing. */
                round?: number;
            };
            header?: never;
            path: {
                molecule_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Being made. */
            202: {
                headers: {
                    /** @description Seconds until it is worth asking again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerationPending"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getProgressStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of the dashboard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgressStats"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getDashboard: {
        parameters: {
            query: {
                /** @description The language of what is suggested. */
                language: components["schemas"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getProgressActivity: {
        parameters: {
            query?: {
                /** @description The first day; 364 days before the last where there is none. At most 366 days are told. */
                from?: string;
                /** @description The last day; today where there is none. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days and the figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgressActivity"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    declareSickDay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SickDay"];
            };
        };
        responses: {
            /** @description Declared. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SickDays"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    withdrawSickDay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                day: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is no sick day, or never was one. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    logAnswer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the member whose this is. Where somebody else is signed in the answer is 409 `account_mismatch`: what
                 *     waited on a shared device is never counted for another member.
                 */
                "X-Account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerLog"];
            };
        };
        responses: {
            /** @description Scored and counted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getReviewQueue: {
        parameters: {
            query?: {
                /** @description Only the cards of this capsule. */
                capsule_id?: components["schemas"]["Id"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards, and how many wait. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewQueue"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    logReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewLog"];
            };
        };
        responses: {
            /** @description Scheduled anew. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    undoReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewUndo"];
            };
        };
        responses: {
            /** @description The card as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewUndone"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getReviewStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewStats"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getReviewSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewSettings"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    changeReviewSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewSettingsChange"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewSettings"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getReviewMemory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is in use, and what came of the latest fit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewMemory"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    restartReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewRestart"];
            };
        };
        responses: {
            /** @description Begun anew. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewRestarted"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getHeldReviewCards: {
        parameters: {
            query?: {
                /** @description Where the page before ended (`next_cursor`). */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldCardPage"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    holdReviewCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                card_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewHold"];
            };
        };
        responses: {
            /** @description Put aside. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    releaseReviewCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                card_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is no longer aside, or never was. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getBadges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The badges. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgeBoard"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Where the page before ended (`next_cursor`). */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNotifications"];
            };
        };
        responses: {
            /** @description How many are still unread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadNotifications"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getQuestToday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quest and its predecessors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestBoard"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    answerQuest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the member whose this is. Where somebody else is signed in the answer is 409 `account_mismatch`: what
                 *     waited on a shared device is never counted for another member.
                 */
                "X-Account"?: components["parameters"]["Account"];
            };
            path: {
                quest_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerLog"];
            };
        };
        responses: {
            /** @description Scored and counted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestAnswerResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    showQuestCorrection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quest_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each exercise with the member's answer. What is right stands in the item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestCorrection"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listJournalEntries: {
        parameters: {
            query?: {
                /** @description Where the page before ended (`next_cursor`). */
                cursor?: string;
                limit?: number;
                /** @description Words that all have to stand in it, whatever their case and accents. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalPage"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createJournalEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewJournalEntry"];
            };
        };
        responses: {
            /** @description Kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalEntry"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteJournalEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entry_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listNotes: {
        parameters: {
            query?: {
                /** @description Where the page before ended (`next_cursor`). */
                cursor?: string;
                limit?: number;
                /** @description Words that all have to stand in it, whatever their case and accents. */
                search?: string;
                /** @description Only those of a lesson. */
                molecule_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotePage"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNote"];
            };
        };
        responses: {
            /** @description Kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                note_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                note_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteChange"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                note_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listDisciplines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Disciplines"];
                };
            };
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listCodeNotebooks: {
        parameters: {
            query?: {
                /** @description Where the page before ended (`next_cursor`). */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeNotebookPage"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getCodeNotebook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notebook_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeNotebook"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveCodeNotebook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notebook_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeNotebookChange"];
            };
        };
        responses: {
            /** @description Kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeNotebook"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteCodeNotebook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notebook_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listDebates: {
        parameters: {
            query?: {
                /** @description Where the page before ended (`next_cursor`). */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DebatePage"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getDebate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                debate_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Debate"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveDebate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                debate_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebateChange"];
            };
        };
        responses: {
            /** @description Kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Debate"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteDebate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                debate_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    judgeDebate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                debate_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDebateJudgement"];
            };
        };
        responses: {
            /** @description Judged. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JudgedDebate"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getCoachOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The overview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachOverview"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getCoachQuota: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quota. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachQuota"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getStudyPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyPlanState"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    setStudyPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudyPlanChange"];
            };
        };
        responses: {
            /** @description Planned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyPlanState"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteStudyPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Given up. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    exportStudyPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar (RFC 5545). */
            200: {
                headers: {
                    /** @description The name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createStudyPlanFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyPlanFeedLink"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteStudyPlanFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It shows nothing any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getStudyPlanFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                feed_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar (RFC 5545). */
            200: {
                headers: {
                    /** @description The name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listCoachMessages: {
        parameters: {
            query?: {
                /** @description Where the page before ended (`next_cursor`). */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachExchangePage"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    sendCoachMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCoachMessage"];
            };
        };
        responses: {
            /** @description Answered. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachReply"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    clearCoachMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    readCoachMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    sendFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFeedback"];
            };
        };
        responses: {
            /** @description Kept. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listFeedback: {
        parameters: {
            query?: {
                /** @description Only what was seen to, or only what still waits. */
                handled?: boolean;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackPage"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    markFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                feedback_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackMark"];
            };
        };
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feedback"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listSupportConversations: {
        parameters: {
            query?: {
                /** @description Where the page before ended (`next_cursor`). */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportConversationPage"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    startSupportConversation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSupportConversation"];
            };
        };
        responses: {
            /** @description Kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportConversation"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getSupportConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportConversation"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    sendSupportMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSupportMessage"];
            };
        };
        responses: {
            /** @description Kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportMessage"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    readSupportConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenSupportMessage"];
            };
        };
        responses: {
            /** @description Read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listSupportRequests: {
        parameters: {
            query: {
                status: components["schemas"]["SupportStatus"];
                /** @description Where the page before ended (`next_cursor`). */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportRequestPage"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getSupportRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                request_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportRequest"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    answerSupportRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                request_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSupportMessage"];
            };
        };
        responses: {
            /** @description Sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportMessage"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    closeSupportRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                request_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Closed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listTrainedWords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The capsules that have words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrainedWords"];
                };
            };
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getAlphabet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                script: components["schemas"]["Script"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its signs, in the order in which they are taught. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alphabet"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listStrokes: {
        parameters: {
            query: {
                /** @description The signs, one after the other; what the script does not have is left out. */
                signs: string;
            };
            header?: never;
            path: {
                script: components["schemas"]["Script"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The strokes of those that are drawn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawnSigns"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getAtomQuality: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                atom_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its quality card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AtomQuality"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    reportAtom: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the member whose this is. Where somebody else is signed in the answer is 409 `account_mismatch`: what
                 *     waited on a shared device is never counted for another member.
                 */
                "X-Account"?: components["parameters"]["Account"];
            };
            path: {
                atom_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportRequest"];
            };
        };
        responses: {
            /** @description Received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    withdrawAtom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                atom_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is out, or was already. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    restoreAtom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                atom_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is back, or was never out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    replaceAtom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                atom_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Being made. */
            202: {
                headers: {
                    /** @description Seconds until it is worth asking for the item again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerationPending"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getMoleculeQuality: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                molecule_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items with their quality. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoleculeQuality"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getCapsuleQuality: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                capsule_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was published, withdrawn, rejected and reported, lesson by lesson. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapsuleQuality"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description Where the page before ended (`next_cursor`). */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportPage"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    closeReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                report_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is closed, or was already. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listTutorialStates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The states. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TutorialStateList"];
                };
            };
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    updateTutorialState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tutorial_key: components["schemas"]["TutorialKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TutorialStateUpdate"];
            };
        };
        responses: {
            /** @description The state, saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TutorialState"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getWaitlistStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitlistStatus"];
                };
            };
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    subscribeToWaitlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitlistRequest"];
            };
        };
        responses: {
            /** @description A mail is on its way to the address. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitlistReceipt"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getWaitlistConfirmation: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it is about. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitlistConfirmation"];
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    confirmWaitlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitlistAnswer"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getWaitlistActivation: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitlistInvitation"];
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    completeWaitlistActivation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitlistActivation"];
            };
        };
        responses: {
            /** @description The new member. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listWaitlist: {
        parameters: {
            query?: {
                status?: components["schemas"]["WaitlistEntryStatus"];
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitlistPage"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    approveWaitlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitlistApproval"];
            };
        };
        responses: {
            /** @description How many were invited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitlistInvited"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    inviteToWaitlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitlistInvitees"];
            };
        };
        responses: {
            /** @description Who was invited, and who was not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitlistInvited"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    removeFromWaitlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entry_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Struck off. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listMails: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPage"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getOperator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Operator"];
                };
            };
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    reportIllegalContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IllegalContentReport"];
            };
        };
        responses: {
            /** @description The receipt. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportReceipt"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    countVisit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Visit"];
            };
        };
        responses: {
            /** @description Counted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listVisits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitCounts"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createSocketTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocketTicket"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    openSocket: {
        parameters: {
            query?: {
                /** @description A ticket of `createSocketTicket`. */
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Switching protocols. */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            503: components["responses"]["Problem503"];
            /** @description The messages that follow over the socket. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocketMessage"];
                };
            };
        };
    };
}
