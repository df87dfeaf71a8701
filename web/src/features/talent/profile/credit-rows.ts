import {
  type Credit,
  creditKinds,
  FIRST_CREDIT_YEAR,
  LAST_CREDIT_YEAR,
} from '@kirdaar/contract/rules/credits';
import { writeProfileLink } from '@kirdaar/contract/rules/links';
import { credit_errors } from '#words/rules/credits.ts';
import * as words from '#words/talent/profile-questions.ts';

/** A credit as it is typed. */
export type CreditRow = Record<keyof Credit, string>;

export const emptyRow: CreditRow = { project: '', role: '', house: '', year: '', kind: '', link: '' };

/** Returns the form's answer: the rows as JSON text without those that are empty. */
export function textOfRows(rows: readonly CreditRow[]): string {
  return JSON.stringify(rows.filter((row) => !isEmptyRow(row)));
}

/** Returns the form's answer for saved credits. */
export function textOfCredits(credits: readonly Credit[]): string {
  return textOfRows(credits.map((credit) => rowOf(credit)));
}

/** Returns the rows of an answer. */
export function rowsOf(answer: string | undefined): CreditRow[] {
  const rows: unknown = JSON.parse(answer || '[]');
  return Array.isArray(rows) ? rows.map(rowOf) : [];
}

function rowOf(credit: Partial<Record<keyof Credit, unknown>>): CreditRow {
  const text = (name: keyof Credit) => String(credit[name] ?? '');
  return {
    project: text('project'),
    role: text('role'),
    house: text('house'),
    year: text('year'),
    kind: text('kind'),
    link: text('link'),
  };
}

export function isEmptyRow(row: CreditRow): boolean {
  return Object.values(row).every((value) => value.trim() === '');
}

/** Returns what is wrong with a row, by field. An empty row is not saved, so nothing is wrong with it. */
export function errorsOfRow(row: CreditRow): Partial<CreditRow> {
  if (isEmptyRow(row)) return {};
  const year = Number(row.year);
  const isYear = Number.isInteger(year) && year >= FIRST_CREDIT_YEAR && year <= LAST_CREDIT_YEAR;
  const isKind = creditKinds.some((kind) => kind === row.kind);
  const link = row.link.trim();
  return {
    ...(!row.project.trim() && { project: credit_errors.project }),
    ...(!isYear && { year: credit_errors.year }),
    ...(!isKind && { kind: credit_errors.kind }),
    ...(link && !writeProfileLink('work_links', link) && { link: words.link_invalid }),
  };
}
