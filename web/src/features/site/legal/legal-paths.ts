import type { LegalPage } from '@kirdaar/contract/rules/legal';
import { fillIn, paths } from '#paths.ts';

/** The URLs of legal texts besides the pages themselves. Kept apart from the others, so that visitors do not load them. */
export const legalPaths = { version: '/legal/:page/:version' } as const;

/** The page of the version in force, or of one version. */
export function legalPath(page: LegalPage, version?: number): string {
  return version === undefined ? paths[page] : fillIn(legalPaths.version, { page, version: String(version) });
}
