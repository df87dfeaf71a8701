import { z } from 'zod';
import { canonicalList } from '#canonical.ts';
import { msg } from '#messages.ts';
import { MAX_LINE, MAX_LIST_TEXT } from '#rules/limits.ts';
import type { Kind } from '#rules/spellings.ts';

/** Several values, sent as an array, as JSON text or comma-separated; duplicates are removed. */
export function listText<T extends z.ZodType>(value: T, max: number, kind?: Kind) {
  return z.preprocess(
    (sent) => canonicalIn(listOf(sent), max, kind),
    z
      .array(value, msg('check_list'))
      .max(max, msg('at_most', max))
      .transform((values) => [...new Set(values)]),
  );
}

function canonicalIn(list: unknown, max: number, kind: Kind | undefined): unknown {
  const short = z.array(z.string().max(MAX_LINE)).max(max).safeParse(list);
  return kind && short.success ? canonicalList(kind, short.data) : list;
}

function listOf(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent;
  const trimmed = sent.trim();
  if (!trimmed.startsWith('[')) return trimmed.split(',').filter((value) => value.trim() !== '');
  if (trimmed.length > MAX_LIST_TEXT) return undefined;
  try {
    return JSON.parse(trimmed);
  } catch {
    return undefined;
  }
}
