import type { Page } from '@kirdaar/contract/fields';
import { projectTexts, SITE_KEY } from '@kirdaar/contract/rules/content';
import type { Language } from '@kirdaar/contract/rules/languages';
import { serviceTexts } from '@kirdaar/contract/rules/service-texts';
import { categories } from '@kirdaar/contract/rules/vocabulary';
import {
  findAboutText,
  findProject,
  listBanners,
  listProjects,
  listServiceTexts,
} from '#features/site/content/queries.ts';
import { countTalentByCategory } from '#features/talent/profile/queries.ts';
import { findTexts, inLanguage, listTexts } from '#platform/database/content-translations.ts';
import type { Database } from '#platform/database/database.ts';
import type { ProjectType } from '#platform/database/database-types.generated.ts';
import { cleanHtml } from '#platform/documents/clean-html.ts';

export async function readAboutText(db: Database, language: Language) {
  const texts = await findTexts(db, { kind: 'about', key: SITE_KEY }, language);
  const written = { html: (await findAboutText(db))?.html ?? '' };
  const { html, ...marks } = inLanguage(written, ['html'], { language, texts });
  return { ...marks, html: cleanHtml(html) };
}

export async function readBanners(db: Database, language: Language) {
  const texts = await findTexts(db, { kind: 'banners', key: SITE_KEY }, language);
  return (await listBanners(db)).map((banner, place) =>
    inLanguage(banner, ['alt'], { language, texts, pathOf: (field) => `banners.${place}.${field}` }),
  );
}

export async function readProjects(
  db: Database,
  type: ProjectType | undefined,
  page: Page,
  language: Language,
) {
  const { rows, total } = await listProjects(db, type, page);
  const ids = rows.map(({ id }) => id);
  const texts = await listTexts(db, 'project', ids, language);
  return {
    rows: rows.map((project) =>
      inLanguage(project, projectTexts, { language, texts: texts.get(project.id) }),
    ),
    total,
  };
}

export async function readProject(db: Database, id: string, language: Language) {
  const project = await findProject(db, id);
  if (!project) return undefined;
  const texts = await findTexts(db, { kind: 'project', key: id }, language);
  return inLanguage(project, projectTexts, { language, texts });
}

export async function countServices(db: Database, now: Date, language: Language) {
  const counted = await countTalentByCategory(db, now);
  const talents = new Map(counted.map((row) => [row.profile_type, row.talents]));
  const texts = await findTexts(db, { kind: 'services', key: SITE_KEY }, language);
  return (await readServiceTexts(db)).map((service) => ({
    ...inLanguage(service, ['text'], { language, texts, pathOf: () => `services.${service.category}` }),
    talents: talents.get(service.category) ?? 0,
  }));
}

/** Returns the text of each service: what staff wrote, or the one that comes with the site. */
export async function readServiceTexts(db: Database) {
  const written = new Map((await listServiceTexts(db)).map(({ category, text }) => [category, text]));
  return categories
    .filter((category) => category !== 'All')
    .map((category) => ({ category, text: written.get(category) ?? serviceTexts[category] }));
}
