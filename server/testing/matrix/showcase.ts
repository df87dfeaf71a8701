import { join } from 'node:path';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { upsertDraft } from '#features/talent/profile/queries.ts';
import { outboxMessenger } from '#platform/channels/outbox.ts';
import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';
import { arrangeShowcase } from '#testing/matrix/arrangement-world.ts';
import { insertProject } from '#testing/matrix/insert-project.ts';
import { insertJobDraft, signActs } from '#testing/matrix/job-world.ts';
import { buyBasic } from '#testing/matrix/plan-world.ts';
import { search } from '#testing/posts.ts';
import { wholeProfile } from '#testing/whole-profile.ts';

/** The password of the adult and of the document-verified house. */
export const password = 'a lamp in the window';
/** The only team member of that house; only colleagues may see the name. */
export const memberName = 'Colleague Canary';

/** An application form with every field filled in. */
const form = JSON.stringify({
  fullName: 'Tara Rao',
  email: 'tara@studio.example',
  phone: '+919812312345',
  dob: '2015-05-01',
  gender: 'Female',
  location: 'Pune',
  height: '140 cm',
  weight: '30 kg',
  skinTone: 'Brown',
  hairColor: 'Black',
  eyeColor: 'Brown',
  bodyType: 'Slim',
  actingExperience: 'School plays',
  keySkills: 'Singing',
  previousWork: 'None yet',
  courses: 'None yet',
  portfolioLink: 'https://tara.example',
  instagramLink: 'https://instagram.com/tara',
});

export type Showcase = Awaited<ReturnType<typeof createShowcase>>;

/** Creates data in which every field that an endpoint can return has a value, so that null means withheld. */
export async function createShowcase(services: Services) {
  const { db, now, config } = services;
  const given = createGiven(services);
  const documents = await given.house(
    { ...houseFields, verification: 'documents' },
    { password, display_name: memberName },
  );
  const emailOnly = await given.house({ ...houseFields, verification: 'documents' });
  const stranger = await given.house({ verification: 'documents' });
  const adult = await given.talent(
    { ...talentFields, date_of_birth: `1992-${dayInIndia(now()).slice(5)}` },
    { password },
  );
  const child = await given.talent({ ...talentFields, name: 'Tara Rao', date_of_birth: '2015-05-01' });
  await given.guardian(child.id);
  const alone = await given.talent({ ...talentFields, date_of_birth: '2015-05-01' });
  await db.insertInto('featured_talent').values({ talent_id: adult.id, place: 1 }).execute();

  for (const { id } of [adult, child]) await addLibrary(given, id);
  await upsertDraft(db, {
    talent_id: adult.id,
    fields: '{"first_name":"Asha"}',
    based_on: null,
    saved_at: now().toISOString(),
  });
  await given.savedSearch(adult.id, search.filters);
  const jobDraft = await insertJobDraft(services, documents);

  const email = { channel: 'email', to: adult.email, subject: 'Hello', text: 'Hello', html: '' } as const;
  await outboxMessenger(join(config.DATA_DIR, 'outbox'), now, () => {}).send('email', email);

  const castBy = async ({ production_house_id }: { production_house_id: string }) => {
    const job = await given.job({ ...jobFields, production_house_id });
    const sent = { job_id: job.id, details: form };
    for (const { id } of [adult, child]) await addMedia(await given.application({ ...sent, talent_id: id }));
    return job;
  };
  async function addMedia({ id: application_id }: { id: string }) {
    const file = await given.storedFile();
    await db
      .insertInto('application_media')
      .values({ application_id, file, field: 'headshot', kind: 'image' })
      .execute();
  }

  // It posted a casting call for children while its documents counted, so its call has every field.
  await castBy(emailOnly);
  await db
    .updateTable('production_house')
    .set({ verification: 'email' })
    .where('id', '=', emailOnly.production_house_id)
    .execute();
  const job = await castBy(documents);
  // Annotated, because the type of a showcase would otherwise refer to itself.
  const application: string = await arrangeShowcase(services, { job, adult, child, documents });
  await signActs(services, { job, documents });
  const buyer = await given.talent({ ...talentFields, date_of_birth: '1990-01-01' });
  const order = await buyBasic(services, buyer.id);
  return {
    /** The id of a draft of the document-verified house. */
    jobDraft,
    /** The talent that bought a plan with `order`. */
    buyer,
    order,
    documents,
    emailOnly,
    /** A document-verified house without applicants. */
    stranger,
    adult,
    /** The adult's application to `job`. */
    application,
    child,
    alone,
    /** The token of a share link to the adult's public profile. */
    token: (await given.profileLink(adult.id)).token,
    job,
    project: await insertContent(services),
  };
}

async function addLibrary(given: ReturnType<typeof createGiven>, id: string) {
  for (const kind of ['headshot_image', 'full_image', 'photo', 'audition_video'] as const) {
    await given.medium(id, kind);
  }
}

const houseFields = {
  gst_no: '27AAACK1234C1Z5',
  profile_photo: '/media/public/house.webp',
  updated_at: '2026-01-01T00:00:00Z',
  gst_matches_pan: true,
};

const talentFields = {
  name: 'Asha Rao',
  gender: 'Female' as const,
  profile_type: 'DANCERS' as const,
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  languages: ['Hindi'],
  skills: ['Singing'],
  body_type: 'Slim',
  skin_tone: 'Brown',
  hair_color: 'Black',
  eye_color: 'Brown',
  beard: 'None',
  profile_photo: '/media/public/asha.webp',
  details: JSON.stringify({
    ...wholeProfile(),
    work_links: ['https://asha.example'],
    disability: 'None',
    email: 'asha@home.example',
  }),
  updated_at: '2026-01-01T00:00:00Z',
};

const jobFields = {
  gender: 'Female',
  age_range: '5-60',
  skills_needed: 'Singing',
  compensation: '₹10,000 a day',
  image: '/media/public/job.webp',
} as const;

/** Inserts the content that admins write; returns the id of the only project. */
async function insertContent({ db }: Services): Promise<string> {
  await db.insertInto('client').values({ name: 'Manch', image_url: '/media/public/manch.webp' }).execute();
  await db.insertInto('banner').values({ url: '/media/public/b.webp', alt: 'A stage', place: 1 }).execute();
  await db.insertInto('page_text').values({ page: 'about', html: '<p>We cast.</p>' }).execute();
  return insertProject(db);
}
