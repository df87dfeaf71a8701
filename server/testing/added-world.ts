import type { EndpointInput } from '@kirdaar/contract/api';
import { newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { createBoard } from '#testing/board-world.ts';
import { test } from '#testing/test.ts';

let count = 0;

/** Somebody to add, with contacts that nobody else has. */
export function newMeera() {
  count += 1;
  const email = `meera${count}@home.example`;
  return { name: 'Meera Nair', email, mobile: `+9198200${String(count).padStart(5, '2')}` };
}

type NewPeople = EndpointInput<'POST /api/production/jobs/:id/added-people', Blob>['body'];

export const addedTest = test
  /** A house with a casting call, and what adds people to it. */
  .extend('added', async ({ callApi, db, given, services }) => {
    const { house, job_id, applicant } = await createBoard(given);
    const target = { house, job_id };
    const add = (
      people: NewPeople['people'],
      fields: Partial<NewPeople> = {},
      to: Partial<typeof target> = {},
    ) => {
      const { house: as, job_id: id } = { ...target, ...to };
      const body = { request_id: crypto.randomUUID(), adults: true as const, people, ...fields };
      return callApi('POST /api/production/jobs/:id/added-people', { params: { id }, body }, as);
    };
    async function board() {
      const { body } = await callApi('GET /api/production/jobs/:id/board', { params: { id: job_id } }, house);
      return Object.fromEntries(body.cards.map((card) => [card.name, card]));
    }
    /** Adds one person and returns the application with the token of the link. */
    async function addOne(person: NewPeople['people'][number]) {
      const { body } = await add([person]);
      const id = String(body.application_ids[0]);
      return { id, token: await tokenOf(id) };
    }
    async function tokenOf(id: string) {
      const rows = db.selectFrom('added_person').select('id').where('application_id', '=', id);
      return newDerivedToken(services.secrets.links, 'added', (await rows.executeTakeFirstOrThrow()).id);
    }
    const accountOf = (name: string) =>
      db
        .selectFrom('account')
        .innerJoin('talent', 'talent.id', 'account.id')
        .innerJoin('application', 'talent_id', 'talent.id')
        .select(['account.id', 'account.email'])
        .distinct()
        .where('talent.name', '=', name)
        .where('job_id', '=', job_id)
        .where('added_by_house', '=', true)
        .executeTakeFirstOrThrow();
    const list = async () =>
      (await callApi('GET /api/production/jobs/:id/added-people', { params: { id: job_id } }, house)).body;
    return { house, job_id, applicant, add, addOne, board, list, accountOf };
  });
