import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { creditLine } from '@kirdaar/contract/rules/credits';
import type { Language } from '@kirdaar/contract/rules/languages';
import { publicProfileOf } from '#features/talent/directory/read-profile.ts';
import { readProfileOf } from '#features/talent/profile/read-profile-of.ts';
import { type CompCard, drawCompCards } from '#features/talent/public-profile/draw-comp-card.ts';
import { drawSizeSheet } from '#features/talent/public-profile/draw-size-sheet.ts';
import { printPhotos } from '#features/talent/public-profile/print-photos.ts';
import {
  findOwnLink,
  findPage,
  findProfile,
  findPublicProfile,
  insertView,
  type ProfilePage,
} from '#features/talent/public-profile/queries.ts';
import { profileUrl } from '#features/talent/public-profile/read-public-profile.ts';
import { describeLink } from '#features/talent/public-profile/share-links.ts';
import { cardFacts, measurementsOf } from '#features/talent/public-profile/sheet-facts.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';
import { type Actor, lookingHouse, type TalentActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import { openConcurrencyLimit } from '#platform/http/concurrency-limit.ts';
import type { Services } from '#platform/services.ts';

const words = serverWords('compCard');

const longDate = inEachLanguage(
  (language) =>
    new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { dateStyle: 'long', timeZone: 'Asia/Kolkata' }),
);

// Shared by all comp card renderers, so that a rush slows down nothing else.
const limitRendering = openConcurrencyLimit({ atOnce: 1, waiting: 50 });

/** Returns the URL to print: the talent's page or one of its working share links. */
export async function urlToPrint(services: Services, talentId: string, linkId: string | undefined) {
  const { db, now, config } = services;
  if (!linkId) {
    const page = await findPage(db, talentId, now());
    return profileUrl(config, { id: talentId, slug: page?.slug ?? null });
  }
  const link = await findOwnLink(db, talentId, linkId, now());
  const address = link && describeLink(services, link).address;
  if (!address) throw new AppError('share_link_ended');
  return address;
}

function headlineOf(category: string | null, language: Language): string {
  return category === null ? words[language].talent : words[language].category_name(category);
}

export function openCompCardRenderer(services: Services) {
  const { db, now, config, storage } = services;
  const productName = config.PRODUCT_NAME;

  /** A card with the measurements that the reader may see, but none of a child. */
  async function cardOf(page: ProfilePage, actor: Actor | undefined, url: string, language: Language) {
    const profile = publicProfileOf(services, page);
    if (!profile) throw new AppError('profile_not_found');
    const { id, name, is_child, profileType } = profile;
    const measured =
      actor && !is_child ? measurementsOf(await readProfileOf(services, id, actor), language) : [];
    return {
      language,
      name,
      headline: headlineOf(profileType, language),
      facts: cardFacts(profile, measured, language),
      skills: profile.skills.map((skill) => words[language].choice_name('skills', skill)),
      credits: profile.credits.map((credit) => creditLine(credit, words[language].credit_role)),
      url,
      productName,
      photos: await limitRendering(() => printPhotos(storage, page)),
    };
  }

  async function print(page: ProfilePage, actor: Actor | undefined, url: string, language: Language) {
    const card = await cardOf(page, actor, url, language);
    const title = words[language].comp_card_document_title(card.name);
    return limitRendering(() => drawCompCards([card], { title, language }, now()));
  }

  async function requireGuardian(talentId: string) {
    const { is_child, guardian_agrees } = await findPublicProfile(db, talentId, now());
    if (is_child && !guardian_agrees) throw new AppError('guardian_required');
  }

  return {
    ownCompCard: async (actor: TalentActor, linkId: string | undefined, language: Language) => {
      const url = await urlToPrint(services, actor.id, linkId);
      await requireGuardian(actor.id);
      const page = await findPage(db, actor.id, now());
      if (!page) throw new AppError('birth_date_not_saved');
      return print(page, actor, url, language);
    },

    /** The comp card of a talent for a visitor of its page, limited to what the visitor may see. */
    compCard: async (talentId: string, actor: Actor | undefined, language: Language) => {
      const house = lookingHouse(actor);
      const page = await findProfile(db, talentId, house, now());
      if (!page) throw new AppError('profile_not_found');
      if (house) await insertView(db, talentId, house, dayInIndia(now()));
      return print(page, actor, profileUrl(config, page), language);
    },

    /** The comp cards of applicants for the house they applied to, skipping talent without a page. */
    applicantCards: async (talentIds: readonly string[], actor: Actor, language: Language) => {
      const cards: CompCard[] = [];
      for (const id of talentIds) {
        const page = await findPage(db, id, now());
        if (page) cards.push(await cardOf(page, actor, profileUrl(config, page), language));
      }
      if (cards.length === 0) throw new AppError('no_comp_cards');
      const title = words[language].document_title_of_several;
      return limitRendering(() => drawCompCards(cards, { title, language }, now()));
    },

    /** The measurements that the reader may see; the talent sees all of its own. */
    sizeSheet: async (talentId: string, actor: Actor, language: Language) => {
      if (actor.id === talentId) await requireGuardian(talentId);
      const profile = await readProfileOf(services, talentId, actor);
      const { name, profileType, updated_at } = profile;
      const savedOn = updated_at ? longDate[language].format(new Date(updated_at)) : undefined;
      const details = {
        name,
        headline: headlineOf(profileType, language),
        savedOn,
        measurements: measurementsOf(profile, language),
      };
      return limitRendering(() => drawSizeSheet({ ...details, productName, language }, now()));
    },
  };
}
