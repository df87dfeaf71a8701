import { MAX_COMP_CARDS } from '@kirdaar/contract/rules/limits';
import { expect } from 'vitest';
import { createBoard } from '#testing/board-world.ts';
import { shareBoard, viewBoard } from '#testing/share-world.ts';
import { test } from '#testing/test.ts';
import { rowsOf } from '#testing/workbook.ts';

test('exports the applicants of a casting call as a table, in the order and with the filter of the board', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  clock.now = new Date('2027-03-02T09:00:00+05:30');
  const { house, job_id, applicant } = await createBoard(given);
  const details = JSON.stringify({
    email: 'meera@canary.example',
    phone: '+919812399999',
    height: '168 cm · 5′6″',
  });
  const meera = { name: '=cmd|calc', city: 'Mumbai', languages: ['Hindi'], skills: ['yoga'] };
  const meeras = await applicant(meera, { details, role_specific_info: 'I "ride",\n+well' });
  const about = { params: { id: meeras.id } };
  await callApi('PUT /api/production/review/:id/score', { ...about, body: { score: 4 } }, house);
  const note = { request_id: crypto.randomUUID(), text: 'Good, "calm"' };
  await callApi('PUT /api/production/review/:id/notes', { ...about, body: note }, house);
  await given.invitation(meeras.id);
  await given.confirmed(meeras.id, (await given.slot(job_id)).id);
  await applicant({ name: 'Ravi Rao', city: 'Delhi' });
  const { id: holder_id } = await given.talent({ name: 'Star Agency' });
  const { id: mandate_id } = await given.mandate({ talent_id: meeras.talent.id, holder_id });
  await db.updateTable('application').set({ mandate_id }).where('id', '=', meeras.id).execute();
  const params = { id: job_id };

  const all = await callApi('GET /api/production/jobs/:id/applicants.csv', { params }, house);
  const some = await callApi(
    'GET /api/production/jobs/:id/applicants.csv',
    { params, query: { city: 'Delhi' } },
    house,
  );

  expect(all.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [head, first, second] = tableOf(all.body);
  expect(head).toMatch(/^"Name","Age","Gender","City","Status","Applied"/);
  expect(first).toBe(
    `"\u200b=cmd|calc","26","Female","Mumbai","Audition","2 Mar 2027, 9:00 am","4","4","${house.email}: Good, ""calm""","3 Mar 2027, 12:00 pm, Studio 4, Andheri","9","Speaks Hindi, In Mumbai, Age 26 matches 20-30, Gender Female","Hindi","yoga","","168 cm · 5′6″","meera@canary.example","\u200b+919812399999","Yes","Yes","I ""ride"",\n+well","Star Agency","http://localhost:3000/production/application-details/${meeras.talent.id}"`,
  );
  expect(second).toContain('"Ravi Rao"');
  expect(tableOf(some.body)).toHaveLength(2);
});

test('exports a workbook with typed cells, in the language of the reader', async ({
  app,
  callApi,
  clock,
  given,
}) => {
  clock.now = new Date('2027-03-02T09:00:00+05:30');
  const { house, job_id, applicant } = await createBoard(given);
  const details = JSON.stringify({
    phone: '+919812399999',
    height: '5-6',
    keySkills: 'गायन; Yoga, Fencing\nfencing',
  });
  const meera = { name: '=मीरा शाह', languages: ['Hindi'], skills: ['Singing', 'Yoga'] };
  const { id: application_id } = await applicant(meera, { details, role_specific_info: 'मैं घुड़सवारी करती हूँ।' });
  await given.tapeRequest(job_id);
  await given.selfTape(application_id);
  const { token } = await shareBoard(callApi, job_id, house, { label: 'Blue Lamp' });
  const viewer = await viewBoard(callApi, token, 'Priya');
  const response = { viewer, application_id, pick: 'maybe', rating: 4, comment: 'Warm' } as const;
  expect(await callApi('PUT /api/shared-board/response', { body: response })).toMatchObject({ status: 200 });

  const english = await callApi(
    'GET /api/production/jobs/:id/applicants.xlsx',
    { params: { id: job_id } },
    house,
  );
  const { rawPayload } = await app.inject({
    url: `/api/production/jobs/${job_id}/applicants.xlsx`,
    headers: { 'accept-language': 'hi', authorization: `Bearer ${house.token}` },
  });

  expect(english.headers['content-type']).toMatch(/spreadsheetml/);
  const [row] = rowsOf(english.body);
  expect(row).toMatchObject({
    ...{
      Name: '=मीरा शाह',
      Age: 26,
      Applied: '2027-03-02 09:00',
      'Height (cm)': 168,
      Phone: '+919812399999',
    },
    ...{
      Status: 'Audition',
      'Self-tape': 'Waiting for tape',
      Client: 'Priya (Blue Lamp): Maybe, 4 of 5, “Warm”',
    },
    ...{ 'For this role': 'मैं घुड़सवारी करती हूँ।', Skills: 'Singing Ability, yoga, Fencing' },
  });
  expect(rowsOf(rawPayload)).toMatchObject([{ नाम: '=मीरा शाह', चरण: 'ऑडिशन', 'कद (सेमी)': 168 }]);
});

test('a viewer gets a table without contact details, and no URL of a share link', async ({
  callApi,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const details = JSON.stringify({ email: 'meera@canary.example', phone: '9812399999' });
  await applicant({ name: 'Meera Shah' }, { details });
  const params = { id: job_id };
  const body = { request_id: crypto.randomUUID(), label: 'For Blue Lamp', days: 7 } as const;
  await callApi('POST /api/production/jobs/:id/shares', { params, body }, house);
  const read = async (role: 'reviewer' | 'viewer') => {
    const as = await given.member(house, role);
    const csv = await callApi('GET /api/production/jobs/:id/applicants.csv', { params }, as);
    const xlsx = await callApi('GET /api/production/jobs/:id/applicants.xlsx', { params }, as);
    const links = await callApi('GET /api/production/jobs/:id/shares', { params }, as);
    return [
      textOf(csv.body) + JSON.stringify(rowsOf(xlsx.body)),
      links.body.shares.map(({ address }) => address),
    ];
  };

  const shown = [
    expect.stringContaining('meera@canary.example'),
    [expect.stringContaining('/shared-board/')],
  ];
  expect(await read('reviewer')).toEqual(shown);
  const [csv, links] = await read('viewer');
  expect(csv).toContain('Meera Shah');
  expect(csv).not.toMatch(/canary|98123|Email|Phone/);
  expect(links).toEqual([null]);
});

test('a table omits contact details without consent and after a withdrawal, and children for an unverified house', async ({
  callApi,
  db,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  await given.castChildren(house.production_house_id);
  const details = JSON.stringify({ fullName: 'A B', email: 'person@canary.example', phone: '9812399999' });
  const { id: silent } = await given.talent({ name: 'Silent One' });
  await given.application({ talent_id: silent, job_id, details }, []);
  const gone = await applicant({ name: 'Gone One' }, { details });
  await callApi('POST /api/user/job-applications/:id/withdraw', { params: { id: gone.id } }, gone.talent);
  const child = await given.talent({ name: 'Tara Canary', date_of_birth: '2015-05-01' });
  await given.guardian(child.id);
  await given.application({ talent_id: child.id, job_id, details });
  await db.updateTable('production_house').set({ verification: 'email' }).execute();

  const { body } = await callApi(
    'GET /api/production/jobs/:id/applicants.csv',
    { params: { id: job_id } },
    house,
  );

  expect(tableOf(body)).toHaveLength(3);
  expect(textOf(body)).not.toMatch(/canary|98123/i);
});

test('exports the comp cards of a selection as one file, without those whose media are withheld', async ({
  callApi,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const chosen = [await applicant({ name: 'One' }), await applicant({ name: 'Two' })];
  const { id: silent } = await given.talent({ name: 'Silent', date_of_birth: '2000-05-01' });
  const withheld = await given.application({ talent_id: silent, job_id }, []);
  const foreign = await given.application({ talent_id: (await given.talent()).id });
  const cards = (applications: string[]) =>
    callApi(
      'GET /api/production/jobs/:id/comp-cards.pdf',
      { params: { id: job_id }, query: { applications: applications.join(',') } },
      house,
    );

  const file = await cards([withheld.id, ...chosen.map(({ id }) => id), foreign.id]);
  const nobody = await cards([withheld.id, foreign.id]);
  const many = await cards(Array.from({ length: MAX_COMP_CARDS + 1 }, () => crypto.randomUUID()));
  const broken = await cards(['the first']);

  expect(file).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
  expect(pagesOf(file.body)).toBe(2);
  expect(nobody).toMatchObject({
    status: 409,
    body: { code: 'no_comp_cards' },
  });
  expect([many.status, broken.status]).toEqual([400, 400]);
});

test('does not export the board of another house', async ({ callApi, given }) => {
  const { job_id } = await createBoard(given);
  const params = { id: job_id };
  const other = await given.house();

  const answers = await Promise.all([
    callApi('GET /api/production/jobs/:id/board', { params }, other),
    callApi('GET /api/production/jobs/:id/applicants.csv', { params }, other),
    callApi('GET /api/production/jobs/:id/applicants.xlsx', { params }, other),
    callApi('GET /api/production/jobs/:id/comp-cards.pdf', { params }, other),
    callApi('GET /api/production/jobs/:id/contact-sheet.pdf', { params }, other),
    callApi('GET /api/production/jobs/:id/board', { params: { id: 'the first' } }, other),
  ]);

  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(404));
});

test('rejects invalid board parameters with a field error', async ({ callApi, given }) => {
  const { house, job_id } = await createBoard(given);

  const query = { after: '[1,2]', age_from: 'old', min_score: '9', limit: '1000' } as never;
  const response = await callApi(
    'GET /api/production/jobs/:id/board',
    { params: { id: job_id }, query },
    house,
  );

  expect(response.status).toBe(400);
  expect(Object.keys(response.body.fields ?? {}).sort()).toEqual(['after', 'age_from', 'limit', 'min_score']);
});

function textOf(body: unknown): string {
  return Buffer.from(body as Buffer).toString();
}

/** Splits a table into its rows, keeping the line breaks within cells. */
function tableOf(body: unknown): string[] {
  return textOf(body).slice(1).split('\r\n').filter(Boolean);
}

function pagesOf(body: unknown): number {
  return (
    Buffer.from(body as Buffer)
      .toString('latin1')
      .match(/\/Type \/Page\b/g)?.length ?? 0
  );
}
