import type { ListedContent } from '@kirdaar/contract/admin/content';
import type { ContentKind } from '@kirdaar/contract/rules/content';
import { addressIn, type Language } from '@kirdaar/contract/rules/languages';
import { legalPages } from '@kirdaar/contract/rules/legal';
import { adminPath } from '#features/admin/admin-paths.ts';
import { path, paths } from '#paths.ts';
import * as words from '#words/admin/content.ts';
import { legal_names } from '#words/rules/consents.ts';

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

export function previewAddress(
  { kind, key }: Pick<ListedContent, 'kind' | 'key'>,
  language: Language,
  preview: string,
): string {
  return addressIn(language, `${publicPathOf(kind, key)}?${new URLSearchParams({ preview })}`);
}

export function pieceTitle({ kind, key, title }: Pick<ListedContent, 'kind' | 'key' | 'title'>): string {
  const page = legalPages.find((name) => name === key);
  if (kind === 'legal' && page) return legal_names[page];
  if (kind === 'plan') return words.plan_title(title);
  return title ?? (kind === 'project' ? words.new_project : words.titles[kind]);
}

export function piecePath(kind: ContentKind, key: string): string {
  return adminPath('contentPiece', `${kind}.${key}`);
}
