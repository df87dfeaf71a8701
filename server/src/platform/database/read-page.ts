import type { Page } from '@kirdaar/contract/fields';
import { type SelectQueryBuilder, sql } from 'kysely';

/** Returns one page of a list and the total, which is counted only when the page does not show it. */
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
  // The cast is safe: the select was replaced by the count just above, which the builder's type cannot
  // express.
  const { total } = (await count.executeTakeFirstOrThrow()) as { total: number };
  return total;
}
