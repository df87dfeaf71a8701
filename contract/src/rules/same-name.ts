/** Whether two names of a company or an agency differ at most in letter case, blanks and punctuation. */
export function isSameName(one: string | null, other: string | null): boolean {
  return plain(one) === plain(other);
}

function plain(name: string | null): string {
  return (name ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]/gu, '');
}
