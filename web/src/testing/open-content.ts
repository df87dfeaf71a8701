import type { ContentPiece } from '@kirdaar/contract/admin/content';
import type { ContentKind } from '@kirdaar/contract/rules/content';
import { act, fireEvent, screen } from '@testing-library/react';
import * as page from '#features/admin/content/ContentPiecePage.tsx';
import { reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

/** Opens the editor of a piece of content that has no draft yet. */
export async function openContent(
  kind: ContentKind,
  live: ContentPiece['live'],
  fields: Partial<ContentPiece> = {},
) {
  const piece = { kind, key: 'site', title: null, revision: 'r', live, draft: null, history: [] };
  await openPage(page, { ...piece, ...fields });
}

/** Saves the draft, unless fields of it are rejected, and returns the words that were sent. */
export async function saveDraft(fields?: Record<string, string>): Promise<unknown> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save draft' })));
  const to = 'PUT /api/admin/content/draft';
  const { body } = await (fields ? reject(to, 400, { fields }) : reply(to, { revision: 'r' }));
  return (body as { content: { words: unknown } }).content.words;
}
