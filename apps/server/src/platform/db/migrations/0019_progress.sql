-- What a day of study was made of, and the days that broke no streak although nothing was studied.

-- The first and the last event of the day, each with the zone in which it happened.
alter table study_days add column first_at timestamptz;
alter table study_days add column first_zone text;
alter table study_days add column last_at timestamptz;
alter table study_days add column last_zone text;
alter table study_days add column xp integer not null default 0;
alter table study_days add column reviewed integer not null default 0;
alter table study_days add column remembered integer not null default 0;

-- Of days from before, only the date is known.
update study_days set
  first_at = (day + time '12:00') at time zone 'UTC', first_zone = 'UTC',
  last_at = (day + time '12:00') at time zone 'UTC', last_zone = 'UTC';

alter table study_days alter column first_at set not null;
alter table study_days alter column first_zone set not null;
alter table study_days alter column last_at set not null;
alter table study_days alter column last_zone set not null;

update study_days set reviewed = r.reviewed, remembered = r.remembered
from (
  select user_id, day, count(*) as reviewed, count(*) filter (where rating <> 'again') as remembered
  from reviews where undone_at is null group by user_id, day
) r
where r.user_id = study_days.user_id and r.day = study_days.day;

-- How a day was spread over capsules.
create table study_capsules (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  capsule_id uuid not null references capsules (id) on delete cascade,
  study_ms bigint not null,
  answers integer not null,
  primary key (user_id, day, capsule_id)
);

create index study_capsules_by_capsule on study_capsules (capsule_id);

insert into study_capsules
select user_id, day, capsule_id, sum(elapsed_ms), count(*)
from (
  select user_id, (answered_at at time zone coalesce(time_zone, 'UTC'))::date as day, capsule_id, elapsed_ms
  from answers
  union all
  select user_id, day, capsule_id, elapsed_ms from reviews
) events
where capsule_id in (select id from capsules)
group by user_id, day, capsule_id;

alter table xp_awards add column day date;
update xp_awards set day = right(thing, 10)::date where reason = 'review';

update study_days set xp = a.xp
from (
  select user_id, day, sum(xp) as xp
  from (
    select user_id, (answered_at at time zone coalesce(time_zone, 'UTC'))::date as day,
      xp_awarded + bonus_xp_awarded as xp
    from answers
    union all
    select user_id, day, xp from xp_awards
  ) awards
  group by user_id, day
) a
where a.user_id = study_days.user_id and a.day = study_days.day;

create table sick_days (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  declared_at timestamptz not null,
  primary key (user_id, day)
);
