import {
  type Credit,
  creditKinds,
  FIRST_CREDIT_YEAR,
  LAST_CREDIT_YEAR,
} from '@kirdaar/contract/rules/credits';
import { isWhole } from '@kirdaar/contract/rules/fold-lookalikes';
import { writeProfileLink } from '@kirdaar/contract/rules/links';
import { credit_errors } from '#words/rules/credits.ts';
import * as words from '#words/talent/profile-questions.ts';

export type CreditRow = Record<keyof Credit, string>;

export const emptyRow: CreditRow = { project: '', role: '', house: '', year: '', kind: '', link: '' };

/** Returns the form's answer: the rows, or saved credits, as JSON text without those that are empty. */
export function textOfRows(rows: readonly Partial<Record<keyof Credit, unknown>>[]): string {
  return JSON.stringify(rows.map(rowOf).filter((row) => !isEmptyRow(row)));
}

export function rowsOf(answer: string | undefined): CreditRow[] {
  const rows: unknown = JSON.parse(answer || '[]');
  return Array.isArray(rows) ? rows.map(rowOf) : [];
}

function rowOf(credit: Partial<Record<string, unknown>>): CreditRow {
  const texts = Object.keys(emptyRow).map((name) => [name, String(credit[name] ?? '')]);
  // The keys are those of a row.
  return Object.fromEntries(texts) as CreditRow;
}

export function isEmptyRow(row: CreditRow): boolean {
  return Object.values(row).every((value) => value.trim() === '');
}

/** Returns what is wrong with a row, by field. An empty row is not saved, so nothing is wrong with it. */
export function errorsOfRow(row: CreditRow): Partial<CreditRow> {
  if (isEmptyRow(row)) return {};
  const isKind = creditKinds.some((kind) => kind === row.kind);
  const link = row.link.trim();
  return {
    ...(!row.project.trim() && { project: credit_errors.project }),
    ...(!isWhole(row.year, FIRST_CREDIT_YEAR, LAST_CREDIT_YEAR) && { year: credit_errors.year }),
    ...(!isKind && { kind: credit_errors.kind }),
    ...(link && !writeProfileLink('work_links', link) && { link: words.link_invalid }),
  };
}
