import type { ContentTranslations, ContentWords } from '@kirdaar/contract/admin/content-words';
import { type ContentKind, MAX_CLIENTS, SITE_KEY } from '@kirdaar/contract/rules/content';
import { legalPages } from '@kirdaar/contract/rules/legal';
import { publishLegalText, readLegalText } from '#features/accounts/legal-texts/legal-text.ts';
import { versionKey } from '#features/accounts/legal-texts/queries.ts';
import { findPlanWords, updatePlanDescription } from '#features/admin/content/queries.ts';
import { descriptionOf, featuresOf } from '#features/billing/plans/read-plans.ts';
import {
  deleteProject,
  findAboutText,
  findProject,
  listBanners,
  listClients,
  listFeaturedTalent,
  replaceBanners,
  replaceClients,
  replaceFeaturedTalent,
  replaceServiceTexts,
  saveAboutText,
  saveProject,
} from '#features/site/content/queries.ts';
import { readServiceTexts } from '#features/site/content/read-content.ts';
import {
  findTranslations,
  replaceTranslations,
  type Texts,
} from '#platform/database/content-translations.ts';
import type { Database } from '#platform/database/database.ts';
import { cleanHtml } from '#platform/documents/clean-html.ts';

interface KindRows<Words> {
  /** Returns what is public, or undefined if nothing is. */
  read: (db: Database, key: string) => Promise<Words | undefined>;
  write: (db: Database, key: string, words: Words, now: Date) => Promise<void>;
  /** Only where a piece can be taken off the site. */
  remove?: (db: Database, key: string) => Promise<void>;
  /** By default a kind exists once. */
  hasKey?: (db: Database, key: string) => Promise<boolean>;
  /** The key of the public translations: by default that of the piece, undefined if nothing is translated. */
  translationKey?: (db: Database, key: string) => Promise<string | undefined>;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const kinds: { [K in ContentKind]: KindRows<ContentWords[K]> } = {
  project: {
    read: async (db, key) => {
      const { id: _, ...words } = (await findProject(db, key)) ?? { id: undefined };
      return 'film_title' in words ? words : undefined;
    },
    write: saveProject,
    remove: deleteProject,
    // The form of a new project makes its id.
    hasKey: async (_db, key) => UUID.test(key),
  },
  clients: {
    read: async (db) => {
      const { rows } = await listClients(db, { page: 1, limit: MAX_CLIENTS });
      return { clients: rows.map(({ id, name, image_url }) => ({ id, name, image_url })) };
    },
    write: (db, _key, { clients }, now) => replaceClients(db, clients, now),
  },
  banners: {
    read: async (db) => ({ banners: await listBanners(db) }),
    write: (db, _key, { banners }) => replaceBanners(db, banners),
  },
  featured: {
    read: async (db) => ({ talent_ids: (await listFeaturedTalent(db)).map(({ talent_id }) => talent_id) }),
    write: (db, _key, { talent_ids }) => replaceFeaturedTalent(db, talent_ids),
  },
  services: {
    read: async (db) => ({ services: await readServiceTexts(db) }),
    write: (db, _key, { services }) => replaceServiceTexts(db, services),
  },
  about: {
    read: async (db) => ({ html: cleanHtml((await findAboutText(db))?.html ?? '') }),
    // Also when an earlier version is published again, for which the page may have allowed more.
    write: (db, _key, { html }) => saveAboutText(db, cleanHtml(html)),
  },
  legal: {
    read: async (db, key) => {
      const page = legalPageOf(key);
      if (!page) return undefined;
      const { lead, html } = await readLegalText(db, page, undefined, 'en');
      return { lead, html, asks_again: false, change_note: '' };
    },
    write: async (db, key, words, now) => {
      const page = legalPageOf(key);
      if (page) await publishLegalText(db, page, { ...words, html: cleanHtml(words.html) }, now);
    },
    hasKey: async (_db, key) => legalPageOf(key) !== undefined,
    translationKey: async (db, key) => {
      const page = legalPageOf(key);
      return page && versionKey(page, (await readLegalText(db, page, undefined, 'en')).version);
    },
  },
  plan: {
    read: async (db, key) => {
      const plan = await findPlanWords(db, key);
      return plan && { features: featuresOf(plan.description) };
    },
    write: (db, key, { features }) => updatePlanDescription(db, key, descriptionOf(features)),
    hasKey: async (db, key) => UUID.test(key) && (await findPlanWords(db, key)) !== undefined,
  },
};

function legalPageOf(key: string) {
  return legalPages.find((page) => page === key);
}

/** Removes from texts what no page may show. Only `html` is one with markup. */
export function cleanTexts(texts: Texts): Texts {
  return texts.html === undefined ? texts : { ...texts, html: cleanHtml(texts.html) };
}

/** Words of any kind with their translations, checked for their kind when they were saved. */
interface StoredWords {
  translations?: ContentTranslations;
}

/** Returns how content of a kind is read and written, with its translations as a part of its words. */
export function rowsOf(
  kind: ContentKind,
): KindRows<StoredWords> & Required<Pick<KindRows<StoredWords>, 'hasKey'>> {
  const {
    read,
    write,
    remove,
    hasKey = async (_db, key) => key === SITE_KEY,
    translationKey = async (_db, key) => key,
  } = kinds[kind] as KindRows<object>;

  async function translate(db: Database, key: string, translations: ContentTranslations) {
    const translated = await translationKey(db, key);
    if (!translated) return;
    // As the texts in English, also when an earlier version is published again.
    const clean = Object.entries(translations).map(([language, texts]) => [language, cleanTexts(texts)]);
    await replaceTranslations(db, { kind, key: translated }, Object.fromEntries(clean));
  }
  return {
    hasKey,
    read: async (db, key) => {
      const [words, translated] = [await read(db, key), await translationKey(db, key)];
      if (!words || !translated) return words;
      const translations = await findTranslations(db, { kind, key: translated });
      return Object.keys(translations).length > 0 ? { ...words, translations } : words;
    },
    write: async (db, key, { translations = {}, ...words }, now) => {
      await write(db, key, words, now);
      await translate(db, key, translations);
    },
    ...(remove && {
      remove: async (db: Database, key: string) => {
        await remove(db, key);
        await translate(db, key, {});
      },
    }),
  };
}
