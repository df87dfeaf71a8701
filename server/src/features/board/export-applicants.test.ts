import { expect } from 'vitest';
import { createBoard } from '#testing/board-world.ts';
import { test } from '#testing/test.ts';

test('the applicants of a call come as a table, in the order and with the filter of the board', async ({
  call,
  clock,
  given,
}) => {
  clock.now = new Date('2027-03-02T09:00:00+05:30');
  const { house, job_id, applicant } = await createBoard(given);
  const details = JSON.stringify({ email: 'meera@canary.example', phone: '+919812399999', height: "5'6" });
  const meera = { name: '=cmd|calc', city: 'Mumbai', languages: ['Hindi'], skills: ['yoga'] };
  await applicant(meera, { details, role_specific_info: 'I "ride",\n+well' });
  await applicant({ name: 'Ravi Rao', city: 'Delhi' });
  const params = { id: job_id };

  const all = await call('GET /api/production/jobs/:id/applicants.csv', { params }, house);
  const some = await call(
    'GET /api/production/jobs/:id/applicants.csv',
    { params, query: { city: 'Delhi' } },
    house,
  );

  expect(all.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [head, first, second] = tableOf(all.body);
  expect(head).toMatch(/^"Name","Age","Gender","City","Stands","Applied"/);
  expect(first).toBe(
    `"'=cmd|calc","26","Female","Mumbai","Applied","2 Mar 2027, 9:00 am","","9","Speaks Hindi, In Mumbai, Age 26 fits 20-30, Gender Female","Hindi","yoga","","5'6","meera@canary.example","'+919812399999","Yes","Yes","I ""ride"",\n+well"`,
  );
  expect(second).toContain('"Ravi Rao"');
  expect(tableOf(some.body)).toHaveLength(2);
});

test('without consent, after a withdrawal and of a shielded child, a table tells no contact', async ({
  call,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given, 'email');
  const details = JSON.stringify({ fullName: 'A B', email: 'person@canary.example', phone: '9812399999' });
  const { id: silent } = await given.talent({ name: 'Silent One' });
  await given.application({ talent_id: silent, job_id, details }, []);
  const gone = await applicant({ name: 'Gone One' }, { details });
  await call('POST /api/user/job-applications/:id/withdraw', { params: { id: gone.id } }, gone.talent);
  const child = await given.talent({ name: 'Tara Canary', date_of_birth: '2015-05-01' });
  await given.guardian(child.id);
  await given.application({ talent_id: child.id, job_id, details });

  const { body } = await call(
    'GET /api/production/jobs/:id/applicants.csv',
    { params: { id: job_id } },
    house,
  );

  expect(tableOf(body)).toHaveLength(4);
  expect(textOf(body)).not.toMatch(/canary|98123/i);
});

test('comp cards of a selection come as one file, those whose media are withheld left out', async ({
  call,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const chosen = [await applicant({ name: 'One' }), await applicant({ name: 'Two' })];
  const { id: silent } = await given.talent({ name: 'Silent', date_of_birth: '2000-05-01' });
  const withheld = await given.application({ talent_id: silent, job_id }, []);
  const foreign = await given.application({ talent_id: (await given.talent()).id });
  const cards = (applications: string[]) =>
    call(
      'GET /api/production/jobs/:id/comp-cards.pdf',
      { params: { id: job_id }, query: { applications: applications.join(',') } },
      house,
    );

  const file = await cards([withheld.id, ...chosen.map(({ id }) => id), foreign.id]);
  const nobody = await cards([withheld.id, foreign.id]);
  const many = await cards(Array.from({ length: 21 }, () => crypto.randomUUID()));
  const broken = await cards(['the first']);

  expect(file).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
  expect(pagesOf(file.body)).toBe(2);
  expect(nobody).toMatchObject({
    status: 409,
    body: { message: 'There is nobody here whose card can be made.' },
  });
  expect([many.status, broken.status]).toEqual([400, 400]);
});

test('the board of another house is not exported', async ({ call, given }) => {
  const { job_id } = await createBoard(given);
  const params = { id: job_id };
  const other = await given.house();

  const answers = await Promise.all([
    call('GET /api/production/jobs/:id/board', { params }, other),
    call('GET /api/production/jobs/:id/applicants.csv', { params }, other),
    call('GET /api/production/jobs/:id/comp-cards.pdf', { params }, other),
    call('GET /api/production/jobs/:id/board', { params: { id: 'the first' } }, other),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('a page of the board that cannot be is refused beside its field', async ({ call, given }) => {
  const { house, job_id } = await createBoard(given);

  const query = { after: '[1,2]', age_from: 'old', score_least: '9', limit: '1000' } as never;
  const response = await call('GET /api/production/jobs/:id/board', { params: { id: job_id }, query }, house);

  expect(response.status).toBe(400);
  expect(Object.keys(response.body.fields ?? {}).sort()).toEqual([
    'after',
    'age_from',
    'limit',
    'score_least',
  ]);
});

function textOf(body: unknown): string {
  return Buffer.from(body as Buffer).toString();
}

/** The lines of a table, each with the lines within its cells. */
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
