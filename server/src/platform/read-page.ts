import type { Page } from '@kirdaar/contract/fields';
import { type SelectQueryBuilder, sql } from 'kysely';

/** One page of a list and the length of the whole list, which is counted only when the page does not tell it. */
export async function readPage<DB, TB extends keyof DB, O>(
  list: SelectQueryBuilder<DB, TB, O>,
  { page, limit }: Page,
) {
  const before = (page - 1) * limit;
  const rows = await list.limit(limit).offset(before).execute();
  const reachesEnd = rows.length < limit && (rows.length > 0 || page === 1);
  return { rows, total: reachesEnd ? before + rows.length : await countRows(list) };
}

async function countRows<DB, TB extends keyof DB, O>(list: SelectQueryBuilder<DB, TB, O>) {
  const count = list.clearSelect().clearOrderBy().select(sql<number>`count(*)`.as('total'));
  // The selection was replaced by the count just above; the builder cannot tell for any list.
  const { total } = (await count.executeTakeFirstOrThrow()) as { total: number };
  return total;
}
