import type { ContentWords } from '@kirdaar/contract/admin/content';
import type { MessageTexts } from '@kirdaar/contract/admin/message-texts';
import { type ContentKind, MAX_CLIENTS, SITE_KEY } from '@kirdaar/contract/rules/content';
import { legalPages } from '@kirdaar/contract/rules/legal';
import { publishLegalText, readLegalText } from '#features/accounts/legal-texts/legal-text.ts';
import { findPlanWords, updatePlanDescription } from '#features/admin/content/queries.ts';
import { listMessageTexts, replaceMessageTexts } from '#features/notifications/message-texts/queries.ts';
import { readServiceTexts } from '#features/site/content/count-services.ts';
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
import type { Database } from '#platform/database/database.ts';
import { cleanHtml } from '#platform/documents/clean-html.ts';

/** How one kind of content is read from and written to the rows that the public pages show. */
interface KindRows<Words> {
  /** Returns what is public, or undefined if nothing is. */
  read: (db: Database, key: string) => Promise<Words | undefined>;
  write: (db: Database, key: string, words: Words, now: Date) => Promise<void>;
  /** Only where a piece can be taken off the site. */
  remove?: (db: Database, key: string) => Promise<void>;
  hasKey: (db: Database, key: string) => Promise<boolean>;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const onlyOnce = async (_db: Database, key: string) => key === SITE_KEY;

type Words = ContentWords & { message: MessageTexts };

const kinds: { [K in ContentKind]: KindRows<Words[K]> } = {
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
    write: (db, _key, { clients }) => replaceClients(db, clients),
    hasKey: onlyOnce,
  },
  banners: {
    read: async (db) => ({ banners: await listBanners(db) }),
    write: (db, _key, { banners }) => replaceBanners(db, banners),
    hasKey: onlyOnce,
  },
  featured: {
    read: async (db) => ({ talent_ids: (await listFeaturedTalent(db)).map(({ talent_id }) => talent_id) }),
    write: (db, _key, { talent_ids }) => replaceFeaturedTalent(db, talent_ids),
    hasKey: onlyOnce,
  },
  services: {
    read: async (db) => ({ services: await readServiceTexts(db) }),
    write: (db, _key, { services }) => replaceServiceTexts(db, services),
    hasKey: onlyOnce,
  },
  about: {
    read: async (db) => ({ html: cleanHtml((await findAboutText(db))?.html ?? '') }),
    // Also when an earlier version is published again, for which the page may have allowed more.
    write: (db, _key, { html }) => saveAboutText(db, cleanHtml(html)),
    hasKey: onlyOnce,
  },
  legal: {
    read: async (db, key) => {
      const page = legalPageOf(key);
      if (!page) return undefined;
      const { lead, html } = await readLegalText(db, page, undefined);
      return { lead, html, asks_again: false, change_note: '' };
    },
    write: async (db, key, words, now) => {
      const page = legalPageOf(key);
      if (page) await publishLegalText(db, page, { ...words, html: cleanHtml(words.html) }, now);
    },
    hasKey: async (_db, key) => legalPageOf(key) !== undefined,
  },
  message: {
    read: async (db, key) => ({
      en: await listMessageTexts(db, key, 'en'),
      hi: await listMessageTexts(db, key, 'hi'),
    }),
    write: async (db, key, { en, hi }) => {
      await replaceMessageTexts(db, key, 'en', en);
      await replaceMessageTexts(db, key, 'hi', hi);
    },
    // Messages have requests of their own, which know them.
    hasKey: async () => false,
  },
  plan: {
    read: async (db, key) => {
      const plan = await findPlanWords(db, key);
      return plan && { features: featuresOf(plan.description) };
    },
    write: (db, key, { features }) => {
      const items = features.map((feature) => `<li>${asHtml(feature)}</li>`);
      return updatePlanDescription(db, key, items.join(''));
    },
    hasKey: async (db, key) => UUID.test(key) && (await findPlanWords(db, key)) !== undefined,
  },
};

function legalPageOf(key: string) {
  return legalPages.find((page) => page === key);
}

/** Any kind: which words fit which kind was checked when they came in. */
type AnyKind = KindRows<unknown>;

/** Returns how content of a kind is read and written. */
export function rowsOf(kind: ContentKind): AnyKind {
  return kinds[kind] as AnyKind;
}

const letters = { amp: '&', lt: '<', gt: '>', quot: '"' } as const;

/** Writes a text with the entities that the pages read. */
function asHtml(text: string): string {
  return Object.entries(letters).reduce((html, [name, letter]) => html.replaceAll(letter, `&${name};`), text);
}

/** Returns the list items of a description as plain texts. */
function featuresOf(description: string): string[] {
  return [...description.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) =>
    item
      .replace(/<[^>]*>/g, '')
      .replace(/&(amp|lt|gt|quot);/g, (_, name: keyof typeof letters) => letters[name]),
  );
}
