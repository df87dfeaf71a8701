import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { findPage, findProfile, type ProfilePage } from '#features/profiles/queries.ts';
import { publicProfileOf } from '#features/profiles/read-profile.ts';
import { type CompCard, drawCompCard, drawCompCards } from '#features/public-face/draw-comp-card.ts';
import { drawSizeSheet } from '#features/public-face/draw-size-sheet.ts';
import { printPhotos } from '#features/public-face/print-photos.ts';
import { findFace, findOwnLink, insertView } from '#features/public-face/queries.ts';
import { pageAddress } from '#features/public-face/read-public-face.ts';
import { addressed } from '#features/public-face/share-profile.ts';
import { cardFacts, measurementsOf, type SheetFact } from '#features/public-face/sheet-facts.ts';
import { readProfileOf } from '#features/talent/read-profile-of.ts';
import type { Actor, TalentActor } from '#platform/actor.ts';
import { openGate } from '#platform/gate.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const inWords = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

// One for every press, so that a rush slows nothing else down.
const pass = openGate({ atOnce: 1, waiting: 50 });

/** The address of a talent's page, or of a link of its own that works. */
export async function addressOnPaper(services: Services, talentId: string, linkId: string | undefined) {
  const { db, now, config } = services;
  if (!linkId) return pageAddress(config, talentId);
  const link = await findOwnLink(db, talentId, linkId, now());
  const address = link && addressed(services, link).address;
  if (!address) throw new Refusal(404, 'This link has ended.');
  return address;
}

/** Makes what a talent is shown by on paper, one at a time. */
export function openPress(services: Services) {
  const { db, now, config, storage } = services;
  const productName = config.PRODUCT_NAME;

  async function cardOf(
    page: ProfilePage,
    measurements: readonly SheetFact[],
    address: string,
  ): Promise<CompCard> {
    const profile = publicProfileOf(services, page);
    if (!profile) throw new Refusal(404, 'No profile found.');
    const { name, profileType, skills } = profile;
    const photos = await pass(() => printPhotos(storage, page));
    const facts = cardFacts(profile, measurements);
    return { name, headline: profileType ?? 'Talent', skills, address, facts, photos, productName };
  }

  async function print(page: ProfilePage, measurements: readonly SheetFact[], address: string) {
    const card = await cardOf(page, measurements, address);
    return pass(() => drawCompCard(card, now()));
  }

  /** Of a child, a card tells what anyone is told. */
  async function cardMeasurements({ id, is_child }: ProfilePage, actor: Actor): Promise<SheetFact[]> {
    return is_child ? [] : measurementsOf(await readProfileOf(services, id, actor));
  }

  async function requireGuardian(talentId: string) {
    const { is_child, guardian_agrees } = await findFace(db, talentId, now());
    if (is_child && !guardian_agrees) throw new Refusal(403, 'A parent or guardian has to agree first.');
  }

  return {
    /** The card that a talent hands out. */
    ownCompCard: async (actor: TalentActor, linkId: string | undefined) => {
      const address = await addressOnPaper(services, actor.id, linkId);
      await requireGuardian(actor.id);
      const page = await findPage(db, actor.id, now());
      if (!page) throw new Refusal(403, 'Please save your date of birth in the profile first.');
      return print(page, await cardMeasurements(page, actor), address);
    },

    /** The card of a talent for whoever sees its page, with no more than they are told. */
    compCard: async (talentId: string, actor: Actor | undefined) => {
      const house = actor?.role === 'production' ? actor.production_house_id : null;
      const page = await findProfile(db, talentId, house, now());
      if (!page) throw new Refusal(404, 'No profile found.');
      if (house) await insertView(db, talentId, house, dayInIndia(now()));
      return print(page, actor ? await cardMeasurements(page, actor) : [], pageAddress(config, talentId));
    },

    /** The cards of applicants for the house they applied to; whoever has no page has no card. */
    applicantCards: async (talentIds: readonly string[], actor: Actor) => {
      const cards: CompCard[] = [];
      for (const id of talentIds) {
        const page = await findPage(db, id, now());
        if (page)
          cards.push(await cardOf(page, await cardMeasurements(page, actor), pageAddress(config, id)));
      }
      if (cards.length === 0) throw new Refusal(409, 'There is nobody here whose card can be made.');
      return pass(() => drawCompCards(cards, 'Comp cards', now()));
    },

    /** Every measurement that a talent tells the asker, or all of them to itself. */
    sizeSheet: async (talentId: string, actor: Actor) => {
      if (actor.id === talentId) await requireGuardian(talentId);
      const profile = await readProfileOf(services, talentId, actor);
      const { name, profileType, updated_at } = profile;
      const savedOn = updated_at ? inWords.format(new Date(updated_at)) : undefined;
      const details = {
        name,
        headline: profileType ?? 'Talent',
        savedOn,
        measurements: measurementsOf(profile),
      };
      return pass(() => drawSizeSheet({ ...details, productName: config.PRODUCT_NAME }, now()));
    },
  };
}
