import { newToken } from '#features/accounts/identity/session-token.ts';
import type { Services } from '#platform/services.ts';
import type { Table } from '#testing/matrix/projections.ts';
import { insertNote, insertShare } from '#testing/matrix/review-world.ts';
import type { Showcase } from '#testing/matrix/showcase.ts';

const match = 'match{reasons[] score}';
const counts = 'counts{applied audition not_selected selected shortlisted viewed withdrawn}';
const share = (ways: string) =>
  `{${ways} created_at expires_at id label opened -revoked_at -revoked_by -status}`;
const person = '{age body_type city gender height id languages[] name pictures[{is_video url}] skills[]}';

const note = '{by id is_own text written_at}';
const form = [
  'details{actingExperience bodyType courses dob email eyeColor fullName gender hairColor height instagramLink',
  'keySkills location phone portfolioLink previousWork skinTone weight}',
].join(' ');
const reviewed = [
  `{application_id applied_at availability consent_pending contact_hidden ${form} job{id title} ${match}`,
  `media[{field id kind -poster state url}] notes[${note}] others[] -pending_move`,
  'profile{body_type height languages[] skills[]} role_specific_info score scored_by status',
  'status_history[{-by happened_at party status}] travel user{age city gender id image_url name}}',
].join(' ');

/** Returns the expected response keys of a casting call's applicants, for its house and by a share link. */
export async function reviewProjections(services: Services, { job: { id }, documents, adult }: Showcase) {
  const { db, now } = services;
  const { id: application } = await db
    .selectFrom('application')
    .select('id')
    .where('job_id', '=', id)
    .where('talent_id', '=', adult.id)
    .executeTakeFirstOrThrow();
  await insertNote(db, documents.id, application);
  const by = { account_id: documents.id, scored_at: now().toISOString() };
  const scored = { application_id: application, score: 4, ...by };
  await db.insertInto('application_score').values(scored).execute();
  const token = newToken();
  await insertShare(db, id, token);

  const ofCall = { params: { id }, as: documents };
  const card = (score: string) =>
    `{age application_id applied_at city gender has_note image_url ${match} name opened ${score} status talent_id -undo_until}`;
  const cards = `cards[${card('-score')} | ${card('score')}]`;
  return {
    'GET /api/production/jobs/:id/board': [
      ['its house', `{${cards} ${counts} job{id title} -next success}`, ofCall],
    ],
    'GET /api/production/jobs/:id/shares': [
      ['its house', `{shares[${share('-address -by -chosen')}] success}`, ofCall],
    ],
    'POST /api/production/jobs/:id/shares': [
      ['its house', `{message share${share('address by chosen')} success}`],
    ],
    'POST /api/shared-board': [
      [
        'anyone with the link',
        `{expires_at label people[${person}] production_house_name success title}`,
        { body: { token } },
      ],
    ],
    'PUT /api/production/review/:id/score': [['its house', '{message score success}']],
    'PUT /api/production/review/:id/notes': [['its house', `{message note${note} success}`]],
    'POST /api/production/review/moves': [
      ['its house', '{message moved[{application_id status}] not_moved[] success undo_until}'],
    ],
    'POST /api/production/review/undo': [
      ['its house', '{message not_undone[] success undone[{application_id status}]}'],
    ],
    'GET /api/production/review/:id': [
      ['its house', `{data${reviewed} success}`, { params: { id: application }, as: documents }],
    ],
  } satisfies Table;
}
