import type { PageKind } from '@kirdaar/contract/rules/content';
import { legalNames, legalPages } from '@kirdaar/contract/rules/legal';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { path, paths } from '#paths.ts';

interface Titled {
  kind: PageKind;
  key: string;
  title: string | null;
}

export const contentTitles: Record<PageKind, string> = {
  project: 'Project',
  clients: 'Clients',
  banners: 'Banners of About us',
  featured: 'Featured talent',
  services: 'Texts of the services',
  plan: 'Words of a plan',
  about: 'Text of About us',
  legal: 'Legal text',
};

/** Returns the public page that shows a piece of content. */
export function publicPathOf(kind: PageKind, key: string): string {
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

export function pieceTitle({ kind, key, title }: Titled): string {
  const page = legalPages.find((name) => name === key);
  if (kind === 'legal' && page) return legalNames[page];
  if (kind === 'plan') return `Words of the plan ${title}`;
  return title ?? (kind === 'project' ? 'New project' : contentTitles[kind]);
}

export function piecePath(kind: PageKind, key: string): string {
  return adminPaths.contentPiece.replace(':id', `${kind}.${key}`);
}
