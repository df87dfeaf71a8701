import { applicationDetails } from '@kirdaar/contract/applications/applications';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { buyBasic } from '#features/billing/plans/plans.matrix.ts';
import { upsertDraft } from '#features/talent/profile/queries.ts';
import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';
import type { Account, Showcase } from '#testing/matrix/matrix.ts';
import { password } from '#testing/matrix/objects.ts';
import { search } from '#testing/posts.ts';
import { wholeProfile } from '#testing/whole-profile.ts';

/** The only team member of the house known by its documents; only colleagues may see the name. */
export const memberName = 'Colleague Canary';

/** An application form with every field filled in. */
const form = Object.keys(applicationDetails.shape).map((field) => [field, 'Tara Rao']);
const details = JSON.stringify({ ...Object.fromEntries(form), dob: '2015-05-01' });

const houseFields = {
  gst_no: '27AAACK1234C1Z5',
  profile_photo: '/media/public/house.webp',
  updated_at: '2026-01-01T00:00:00Z',
  gst_matches_pan: true,
} as const;

const talentFields = {
  name: 'Asha Rao',
  gender: 'Female',
  profile_type: 'DANCERS',
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
} satisfies Parameters<ReturnType<typeof createGiven>['talent']>[0];

const jobFields = {
  gender: 'Female',
  age_range: '5-60',
  skills_needed: 'Singing',
  compensation: '₹10,000 a day',
  image: '/media/public/job.webp',
} as const;

/** Creates data in which every field that an endpoint can return has a value, so that null means withheld. */
export async function createShowcase(services: Services): Promise<Showcase> {
  const { db, now } = services;
  const given = createGiven(services);
  const birthday = `1992-${dayInIndia(now()).slice(5)}`;
  const adult = await given.talent({ ...talentFields, date_of_birth: birthday }, { password });
  const child = await given.talent({ ...talentFields, name: 'Tara Rao', date_of_birth: '2015-05-01' });
  await given.guardian(child.id);
  const alone = await given.talent({ ...talentFields, date_of_birth: '2015-05-01' });
  await db.insertInto('featured_talent').values({ talent_id: adult.id, place: 1 }).execute();
  const draft = { fields: '{"first_name":"Asha"}', based_on: null, saved_at: now().toISOString() };
  await upsertDraft(db, { talent_id: adult.id, ...draft });
  await given.savedSearch(adult.id, search.filters);
  await given.profileLink(adult.id);
  for (const { id } of [adult, child])
    for (const kind of ['headshot_image', 'full_image', 'photo', 'audition_video'] as const)
      await given.medium(id, kind);

  // It posted a casting call for children while it was verified for them, so its call has every field.
  const { house: emailOnly } = await casting({}, '30 days');
  await db
    .updateTable('production_house')
    .set({ verification: 'email' })
    .where('id', '=', emailOnly.production_house_id)
    .execute();
  const { house: documents, application } = await casting({ password, display_name: memberName }, '5 days');
  const stranger = await given.houseForChildren();
  const buyer = await given.talent({ ...talentFields, date_of_birth: '1990-01-01' });
  return {
    ...{ adult, application, child, alone, buyer, order: await buyBasic(services, buyer.id) },
    ...{ documents, emailOnly, stranger: { ...stranger, job_id: '' } },
  };

  /** Inserts a house with a casting call, to which the adult and the child applied; the adult plays the role, which books the days of a short shoot. */
  async function casting(access: Parameters<typeof given.house>[1], shoot_duration: string) {
    const house = await given.houseForChildren(houseFields, access);
    const { production_house_id, id: account_id } = house;
    const { id: job_id } = await given.job({ ...jobFields, production_house_id, shoot_duration });
    const apply = async ({ id: talent_id }: Account) => {
      const { id: application_id } = await given.application({ job_id, details, talent_id });
      const headshot = { file: await given.storedFile(), field: 'headshot', kind: 'image' } as const;
      await db
        .insertInto('application_media')
        .values({ ...headshot, application_id })
        .execute();
      return application_id;
    };
    await given.step(await apply(child), 'audition');
    const id = await apply(adult);
    await given.offer(id, 'accepted');
    await given.invitation(id);
    await given.confirmed(id, (await given.slot(job_id)).id);
    await given.slot(job_id, { place: 'Studio 5' });
    await db
      .updateTable('audition_invitation')
      .set({ account_id })
      .where('application_id', '=', id)
      .execute();
    const made = { made_by: account_id, withdrawn_by: account_id };
    await db.updateTable('role_offer').set(made).where('application_id', '=', id).execute();
    const saved = { saved_by: account_id };
    await db.updateTable('production_house').set(saved).where('id', '=', production_house_id).execute();
    return { house: { ...house, job_id }, application: id };
  }
}
