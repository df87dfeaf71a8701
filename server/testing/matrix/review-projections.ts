import { newToken } from '#features/accounts/identity/session-token.ts';
import type { Services } from '#platform/services.ts';
import type { Table } from '#testing/matrix/projections.ts';
import { insertNote, insertShare } from '#testing/matrix/review-world.ts';
import type { Showcase } from '#testing/matrix/showcase.ts';

const match = 'match{differences[] reasons[] score}';
const teamScore = 'team_score{average count highest lowest}';
const counts =
  'counts{applied audition backup not_selected on_hold round_1 round_2 round_3 selected shortlisted viewed withdrawn}';
const share = (ways: string) =>
  `{${ways} created_at expires_at id label opened -revoked_at -revoked_by -status}`;
const person =
  '{age body_type city gender height id languages[] name pictures[{is_video url}] response{-comment -pick -rating} skills[]}';

const note = '{by id is_own text written_at}';
const form = [
  'details{actingExperience bodyType courses dob email eyeColor fullName gender hairColor height instagramLink',
  'keySkills location phone portfolioLink previousWork skinTone weight}',
].join(' ');
const reviewed = [
  `{application_id applied_at availability consent_pending contact_hidden ${form} job{id title} -last_move ${match}`,
  `media[{field id kind -poster state url}] notes[${note}] others[]`,
  'profile{body_type height languages[] skills[]} role_specific_info score scores[{by is_own score}] -self_tape shown_status stage_names[] status',
  `status_history[{-by happened_at party -reason status}] ${teamScore} travel user{age city gender id image_url name}}`,
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
  const card = (score: string, team: string) =>
    `{age application_id applied_at city gender has_note image_url ${match} name opened ${score} -self_tape shown_status status talent_id ${team}}`;
  const cards = `cards[${card('-score', '-team_score')} | ${card('score', teamScore)}]`;
  return {
    'GET /api/production/jobs/:id/board': [
      ['its house', `{${cards} ${counts} job{id stage_names[] title} -next success unsent}`, ofCall],
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
    'PUT /api/shared-board/response': [
      [
        'anyone with the link',
        '{message response{-comment -pick -rating} success}',
        { body: { token, application_id: application, pick: null, rating: null, comment: null } },
      ],
    ],
    'GET /api/production/jobs/:id/board-news': [
      [
        'its house',
        '{changes[{application_id -moved_by shown_status status}] gone[] responses[{application_id -comment label -pick -rating}] seen success}',
        ofCall,
      ],
    ],
    'PUT /api/production/review/:id/score': [['its house', `{message score success ${teamScore}}`]],
    'PUT /api/production/review/:id/notes': [['its house', `{message note${note} success}`]],
    'POST /api/production/review/moves': [
      ['its house', '{message moved[{application_id status}] not_moved[] success}'],
    ],
    'GET /api/production/jobs/:id/decisions': [
      [
        'its house',
        '{emails[] sends_shortlists someone_selected success to_invite[] to_offer[] total}',
        ofCall,
      ],
    ],
    'GET /api/production/jobs/:id/closing': [
      [
        'its house',
        '{emails[{language message paragraphs[] readers[{count names[] stage}] subject}] stage_names[] success}',
        ofCall,
      ],
    ],
    'POST /api/production/jobs/:id/decisions': [['its house', '{message not_sent[] scheduled sent success}']],
    'POST /api/production/jobs/:id/decisions/cancel': [['its house', '{cancelled message success}']],
    'PUT /api/production/shortlist-emails': [['its house', '{message sends_shortlists success}']],
    'PUT /api/production/jobs/:id/stages': [['its house', '{message stage_names[] success}']],
    'GET /api/production/review-presets': [['its house', '{presets[] success}', { as: documents }]],
    'PUT /api/production/review-presets': [['its house', '{message presets[{id kind name value}] success}']],
    'DELETE /api/production/review-presets/:id': [['its house', '{message presets[] success}']],
    'POST /api/production/conversations/messages': [['its house', '{message not_sent[] sent success}']],
    'POST /api/production/review/undo': [
      ['its house', '{message not_undone[] success undone[{application_id status}]}'],
    ],
    'GET /api/production/review/:id': [
      ['its house', `{data${reviewed} success}`, { params: { id: application }, as: documents }],
    ],
  } satisfies Table;
}
