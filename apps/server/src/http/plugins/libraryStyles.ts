/**
 * The rules that react-aria writes into a page with a menu, a combo box, a tooltip or tabs: how what is pressed
 * scrolls, and, on iPhones, what scrolls under an open menu. The policy knows each by the hash of its text, and
 * allows no other (`scripts/checks/libraryStyles.test.ts` derives them from the library).
 */
export const libraryStyles: readonly string[] = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
];
