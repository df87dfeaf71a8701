/** What a credit is in. */
export const creditKinds = [
  'Film',
  'Short film',
  'Web series',
  'Television',
  'Theatre',
  'Advertisement',
  'Music video',
  'Fashion',
  'Voice',
  'Other',
] as const;
export type CreditKind = (typeof creditKinds)[number];

/** A piece of work on a talent's résumé. Everyone who sees the profile sees it. */
export interface Credit {
  project: string;
  year: number;
  kind: CreditKind;
  role: string | null;
  /** The production house, theatre or brand. */
  house: string | null;
  link: string | null;
}

export const MAX_CREDITS = 60;
export const FIRST_CREDIT_YEAR = 1930;
export const LAST_CREDIT_YEAR = 2100;

/** Returns credits as a résumé lists them: the newest year first, otherwise in their own order. */
export function sortCredits<C extends Pick<Credit, 'year'>>(credits: readonly C[]): C[] {
  return credits.toSorted((one, other) => other.year - one.year);
}

/** Returns a credit as one line: "2024 Lamp Street, as Gauri, Monsoon Pictures"; `sayRole` writes "as Gauri". */
export function creditLine(
  { project, year, role, house }: Omit<Credit, 'kind' | 'link'>,
  sayRole: (role: string) => string,
): string {
  return [`${year} ${project}`, role && sayRole(role), house].filter(Boolean).join(', ');
}
