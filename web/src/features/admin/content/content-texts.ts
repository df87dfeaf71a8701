import type { ContentKind } from '@kirdaar/contract/rules/content';
import { addressIn, type Language } from '@kirdaar/contract/rules/languages';
import { legalPages } from '@kirdaar/contract/rules/legal';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { path, paths } from '#paths.ts';
import * as words from '#words/admin/content.ts';
import { legal_names } from '#words/rules/consents.ts';

interface Titled {
  kind: ContentKind;
  key: string;
  title: string | null;
}

export const contentTitles: Record<ContentKind, string> = words.titles;

/** Returns the public page that shows a piece of content. */
function publicPathOf(kind: ContentKind, key: string): string {
  if (kind === 'project') return path('projectDetails', { id: key });
  if (kind === 'legal') return `/${key}`;
  const pages = {
    clients: paths.clients,
    banners: paths.about,
    featured: '/',
    services: paths.services,
    plan: paths.plans,
    about: paths.about,
  };
  return pages[kind];
}

/** Returns where the public page in a language shows a draft or a version. */
export function previewAddress(
  { kind, key }: Pick<Titled, 'kind' | 'key'>,
  language: Language,
  preview: string,
): string {
  return addressIn(language, `${publicPathOf(kind, key)}?${new URLSearchParams({ preview })}`);
}

export function pieceTitle({ kind, key, title }: Titled): string {
  const page = legalPages.find((name) => name === key);
  if (kind === 'legal' && page) return legal_names[page];
  if (kind === 'plan') return words.plan_title(title);
  return title ?? (kind === 'project' ? words.new_project : contentTitles[kind]);
}

export function piecePath(kind: ContentKind, key: string): string {
  return adminPaths.contentPiece.replace(':id', `${kind}.${key}`);
}
