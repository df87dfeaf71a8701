import type { Content } from '@kirdaar/contract/admin/content-words';
import { projectTexts } from '@kirdaar/contract/rules/content';
import * as words from '#words/admin/content.ts';

/** Returns what the form of a piece calls a text, given by its path. */
export function textLabel(kind: Content['kind'], name: string): string {
  const [, entry = ''] = name.split('.');
  if (kind === 'services') return entry;
  if (kind === 'banners') return words.banner_alt(Number(entry) + 1);
  if (kind === 'plan') return words.feature(Number(entry) + 1);
  if (kind === 'legal') return name === 'lead' ? words.legal_intro : words.legal_text;
  if (kind === 'about') return words.about_text;
  const field = projectTexts.find((text) => text === name);
  return field === undefined || field === 'about_project' ? words.project_about : words.project_lines[field];
}
