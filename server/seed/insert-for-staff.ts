import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { insertAccount, insertProductionHouse } from '#features/accounts/identity/queries.ts';
import { upsertDocument } from '#features/houses/documents/queries.ts';
import { reportSubject } from '#features/messaging/conversations/change-conversation.ts';
import { drawPdf } from '#platform/documents/pdf.ts';
import { storeFile } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';
import { demoAccounts } from '#seed/demo-accounts.ts';
import { identityNumbers } from '#seed/identity-numbers.ts';
import { testMobile } from '#seed/test-mobile.ts';
import type { World } from '#seed/world.ts';

/** Inserts what waits for staff: the document of a new house, and a report by the demo talent. */
export async function insertForStaff(services: Services, { calls, people }: World, password_hash: string) {
  await insertNewHouse(services, password_hash);
  const [[reporter], call] = [people, calls.find(({ row }) => row.status === 'open')];
  if (!reporter || !call) return;
  const text = 'Someone who says he is from this production asked me on the phone for a “registration fee”.';
  const report = { subject: 'job', id: call.row.id, reason: 'money', text } as const;
  const actor = { role: 'talent', id: reporter.id, session_hash: Buffer.alloc(0) } as const;
  await reportSubject(services, actor, report);
}

async function insertNewHouse(services: Services, password_hash: string) {
  const { db, now } = services;
  const registered = new Date(now().getTime() - 2 * DAY_MS).toISOString();
  const house = { company_name: 'Neelkanth Motion Pictures', type_of_work: 'Film Production' } as const;
  const { id: production_house_id } = await insertProductionHouse(db, house);
  const owner = await insertAccount(db, {
    role: 'production',
    email: demoAccounts.newHouse,
    mobile: testMobile(99),
    password_hash,
    ...identityNumbers(4)(),
    verified_at: registered,
    mobile_verified_at: registered,
    created_at: registered,
    production_house_id,
    team_role: 'owner',
    display_name: 'Farhan Qureshi',
  });
  const scan = await drawPdf(
    { size: 'A5', title: 'Sample PAN card', language: 'en', now: now() },
    (sheet) => {
      sheet.write('Sample of a PAN card', { size: 20 }, { x: 40, y: 60 });
      sheet.write(house.company_name, { size: 14 }, { x: 40, y: 100 });
      sheet.write('For the demo only. This is not a document.', { size: 11 }, { x: 40, y: 130 });
    },
  );
  const file = await storeFile(services, 'private', scan, 'pdf');
  await upsertDocument(db, {
    production_house_id,
    kind: 'pan_card',
    for_children: true,
    file,
    account_id: owner?.id ?? null,
    sent_at: now().toISOString(),
  });
}
