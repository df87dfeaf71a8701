import type { EndpointName } from '@kirdaar/contract/api';
import type { Services } from '#platform/services.ts';
import type { Caller } from '#testing/given.ts';
import { apiKeyProjections } from '#testing/matrix/api-key-world.ts';
import { arrangementProjections } from '#testing/matrix/arrangement-world.ts';
import { companyProjections } from '#testing/matrix/company-world.ts';
import { conversationProjections } from '#testing/matrix/conversation-world.ts';
import { dataExportProjections } from '#testing/matrix/data-export-world.ts';
import { discoveryProjections } from '#testing/matrix/discovery-world.ts';
import { guardianProjections } from '#testing/matrix/guardian-world.ts';
import { inboxProjections } from '#testing/matrix/inbox-world.ts';
import { job, jobProjections } from '#testing/matrix/job-projections.ts';
import { kitProjections } from '#testing/matrix/kit-world.ts';
import { mediaProjections } from '#testing/matrix/media-projections.ts';
import { passkeyProjections } from '#testing/matrix/passkey-world.ts';
import { planProjections } from '#testing/matrix/plan-projections.ts';
import { profileShape } from '#testing/matrix/profile-shape.ts';
import { pageShape, publicProfileProjections } from '#testing/matrix/public-profile-projections.ts';
import { pushProjections } from '#testing/matrix/push-world.ts';
import { reviewProjections } from '#testing/matrix/review-projections.ts';
import { searchProjections } from '#testing/matrix/search-world.ts';
import { selfTapeProjections } from '#testing/matrix/self-tape-world.ts';
import { password, type Showcase } from '#testing/matrix/showcase.ts';
import { staffAreaProjections } from '#testing/matrix/staff-area.ts';
import { teamProjections } from '#testing/matrix/team-world.ts';
import { webhookProjections } from '#testing/matrix/webhook-world.ts';
import type { Write } from '#testing/matrix/writes.ts';

/**
 * The keys that an endpoint returns to a reader. Without a request, the endpoint's accepted write is sent.
 */
export interface Projection {
  name: EndpointName;
  to: string;
  keys: string;
  request?: Write | undefined;
}

export type Table = Partial<Record<EndpointName, [to: string, keys: string, request?: Write][]>>;

/**
 * Returns the keys that each endpoint returns to each reader, in the notation of `shapeOf`: `-` withheld, `~`
 * masked. An endpoint that is not listed returns only `success` and `message`.
 */
export async function projections(services: Services, world: Showcase): Promise<Projection[]> {
  const table: Table = {
    ...jobProjections(world),
    ...talentProjections(world),
    ...profileProjections(world),
    ...publicProfileProjections(world),
    ...arrangementProjections(world),
    ...ownProjections(world),
    ...searchProjections(world),
    ...kitProjections(world),
    ...mediaProjections(world),
    ...planProjections(world),
    ...companyProjections(world),
    ...publicProjections(world),
    ...pushProjections(world),
    ...(await selfTapeProjections(services)),
    ...(await reviewProjections(services, world)),
    ...(await conversationProjections(services, world)),
    ...(await inboxProjections(services, world)),
    ...(await teamProjections(services, world)),
    ...(await webhookProjections(services, world)),
    ...(await staffAreaProjections(services)),
    ...(await dataExportProjections(services, world)),
    ...(await discoveryProjections(services, world, job(''))),
  };
  // The keys of the table are endpoint names.
  const rows = Object.entries(table) as [EndpointName, NonNullable<Table[EndpointName]>][];
  return rows.flatMap(([name, seen]) => seen.map(([to, keys, request]) => ({ name, to, keys, request })));
}

const of = (id: string, as?: Caller): Write => ({ params: { id }, ...(as && { as }) });

const applicant = '{age city gender id image_url name}';
const form =
  'actingExperience bodyType courses dob email eyeColor fullName gender hairColor height instagramLink keySkills location phone portfolioLink previousWork skinTone weight';
// What reaches the talent is null for a house that is not verified by documents.
const formWithoutContact =
  'actingExperience bodyType courses -dob -email eyeColor fullName gender hairColor height -instagramLink keySkills location -phone portfolioLink previousWork skinTone weight';
const history = 'status_history[{happened_at party -reason status}]';
const signedHistory = 'status_history[{-by happened_at party -reason status}]';
const card = 'beard body_type city eye_color gender hair_color id image name profileType slug';

function talentProjections({ application, adult, child, documents, emailOnly }: Showcase): Table {
  const received = (details: string) =>
    `{data[{application_id applied_at availability consent_pending contact_hidden details{${details}} job{id title} media[{field id kind -poster state url}] role_specific_info -self_tape status ${signedHistory} travel user${applicant}}] success total}`;
  const applicants = `{job{gender id title} success total users[${applicant}]}`;
  const page = (who: 'adult' | 'child') => `{data${pageShape(who)} success}`;
  const sent = `{counts{answer audition ended selected sent shortlisted} data[{application_id applied_at can_send_again correctable job${job('')} job_changes[] needs_answer -rejection status ${history} under_consideration}] success total}`;
  const listed = `{age age_band ${card}}`;
  // Houses open profiles by id. A child is listed by its band and without a city.
  const listedToHouse = listed.replace('slug', '-slug');
  const listedChild = listedToHouse.replace('age ', '-age ').replace('city', '-city');
  return {
    'POST /api/user/job-apply': [['a talent', '{already_applied message success}']],
    'GET /api/user/job-applications': [['the talent', sent, { as: adult }]],
    'GET /api/user/job-applications/:id/sent': [
      [
        'the talent',
        `{sent{availability details{${form}} role_specific_info travel} success}`,
        of(application, adult),
      ],
    ],
    'GET /api/production/applications/all': [
      ['a house known by its documents', applicants, { as: documents }],
      ['a house known by its email', applicants, { as: emailOnly }],
    ],
    'GET /api/production/applications/:id': [
      ['a house known by its documents, of an adult', received(form), of(adult.id, documents)],
      ['a house known by its documents, of a child', received(form), of(child.id, documents)],
      ['a house known by its email, of an adult', received(formWithoutContact), of(adult.id, emailOnly)],
    ],
    'POST /api/production/applications/:id/view': [['a house', '{message status success}']],
    'GET /api/profiles/:id': [
      ['a visitor, of an adult', page('adult'), of(adult.id)],
      ['another talent, of an adult', page('adult'), of(adult.id, child)],
      ['a house, of an adult', page('adult'), of(adult.id, emailOnly)],
      ['a house known by its documents, of a child', page('child'), of(child.id, documents)],
    ],
    'POST /api/pages/filter': [
      ['a visitor', `{data[${listed}] more success total total_text}`, { body: {} }],
      [
        'a house known by its documents',
        `{data[${listedChild} | ${listedToHouse}] more success total total_text}`,
        { body: {}, as: documents },
      ],
    ],
  };
}

function profileProjections({ adult, child, alone, documents, emailOnly, stranger }: Showcase): Table {
  const own = (shape: string) => `{success user${shape}}`;
  const read = (shape: string) => `{data${shape} success}`;
  const draft = '{draft{based_on fields{first_name} saved_at} success}';
  return {
    'GET /api/user/profile': [
      ['an adult', own(profileShape('all', 'own')), { as: adult }],
      ['a child', own(profileShape('child', 'own')), { as: child }],
    ],
    'PUT /api/user/profile': [
      [
        'a child',
        `{message success user${profileShape('child', 'own')}}`,
        { as: child, body: { hobbies: 'Chess' } },
      ],
    ],
    'GET /api/user/profile/draft': [['the talent', draft, { as: adult }]],
    'PUT /api/user/profile/draft': [['a talent', '{saved_at success}']],
    'GET /api/user/profile/:id': [
      ['the talent', read(profileShape('all')), of(adult.id, adult)],
      [
        'a house known by its documents the adult applied to',
        read(profileShape('all')),
        of(adult.id, documents),
      ],
      [
        'a house known by its email the adult applied to',
        read(profileShape('unreachable')),
        of(adult.id, emailOnly),
      ],
      ['a house known by its documents, of an adult', read(profileShape('house')), of(adult.id, stranger)],
      ['another talent, of an adult', read(profileShape('anyone')), of(adult.id, alone)],
      [
        'a house known by its documents that a child applied to',
        read(profileShape('child')),
        of(child.id, documents),
      ],
      ['a house known by its documents, of a child', read(profileShape('childCard')), of(child.id, stranger)],
    ],
  };
}

function ownProjections({ adult, child, documents }: Showcase): Table {
  const user = '{completion id image name profileType profile_photo updated_at}';
  const house = '{company_name image member_name profile_photo team_role type_of_work updated_at}';
  const newUser = '{completion id -image name -profileType -profile_photo -updated_at}';
  const newHouse = '{company_name -image -member_name -profile_photo team_role type_of_work -updated_at}';
  const googleHouse =
    '{-company_name -image -member_name -profile_photo team_role -type_of_work -updated_at}';
  const sessions = '{sessions[{created_at current device id last_used_on}] success}';
  return {
    'POST /api/user/register': [['a visitor', '{attempt message success ~text_message_to}']],
    'POST /api/production/register': [['a visitor', '{attempt message success}']],
    'POST /api/user/login': [
      ['a talent', `{language success token user${user}}`, { body: { identifier: adult.email, password } }],
    ],
    'POST /api/production/login': [
      [
        'a house',
        `{language production_house${house} success token}`,
        { body: { identifier: documents.email, password } },
      ],
    ],
    'POST /api/user/forgot-password': [['who has the code', '{message reset_token success}']],
    'POST /api/production/forgot-password': [['who has the code', '{message reset_token success}']],
    'POST /api/auth/google/production/exchange': [
      ['a new house', `{complete language production_house${googleHouse} success token}`],
    ],
    'POST /api/auth/google/user/exchange': [['a new talent', `{language success token user${newUser}}`]],
    'POST /api/auth/google/user/register': [['a new talent', `{language success token user${newUser}}`]],
    'POST /api/production/complete-registration': [
      ['a new house', `{message production_house${newHouse} success}`],
    ],
    'GET /api/account': [
      ['a talent', '{email email_verified mobile mobile_verified success two_step_login}', { as: adult }],
      ['a house', '{email email_verified mobile mobile_verified success two_step_login}', { as: documents }],
    ],
    'POST /api/email-change/undo': [['who has the link', '{message role success}']],
    'GET /api/user/sessions': [['a talent', sessions, { as: adult }]],
    'GET /api/production/sessions': [['a house', sessions, { as: documents }]],
    'GET /api/production/two-factor': [
      ['a house', '{active recovery_codes_left success}', { as: documents }],
    ],
    'GET /api/user/two-factor': [['a talent', '{active recovery_codes_left success}', { as: adult }]],
    'POST /api/production/two-factor': [['a house', '{setup_key setup_url success}']],
    'POST /api/user/two-factor': [['a talent', '{setup_key setup_url success}']],
    'POST /api/production/two-factor/confirm': [['a house', '{message recovery_codes[] success}']],
    'POST /api/user/two-factor/confirm': [['a talent', '{message recovery_codes[] success}']],
    ...passkeyProjections({ adult, documents }),
    ...apiKeyProjections({ adult }),
    ...guardianProjections(child, adult),
  };
}

function publicProjections({ documents, project }: Showcase): Table {
  const film =
    '{about_project directed_by film_title genre id image_url language platform produced_by released_year type}';
  const home = `{data{birthday_artists[{image name}] featured_artists[{city featured_as id image name profileType slug}] latest_jobs[${job('~')}]} success}`;
  return {
    'GET /api/pages/home': [
      ['a visitor', home, {}],
      ['a house', home, { as: documents }],
    ],
    'GET /api/pages/services': [['a visitor', '{data[{category talents text}] success}', {}]],
    'GET /api/content/about': [['a visitor', '{aboutUs{html} success}', {}]],
    'GET /api/content/banners': [['a visitor', '{banners[{alt url}] success}', {}]],
    'GET /api/content/projects': [['a visitor', `{projects[${film}] success total}`, {}]],
    'GET /api/content/projects/:id': [['a visitor', `{project${film} success}`, of(project)]],
    'GET /api/content/clients': [
      ['a visitor', '{clients[{created_at id image_url name}] success total}', {}],
    ],
    'GET /api/auth/providers': [['a visitor', '{google success}', {}]],
    'GET /api/dev/outbox': [['a visitor', '{messages[{channel id sent_at subject text to}] success}', {}]],
    'GET /api/dev/emails': [
      [
        'a visitor',
        '{shown{channel html kind language -sms_parts subject template text} success templates[]}',
        {},
      ],
    ],
  };
}
