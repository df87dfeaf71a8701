import type { StaffPerson } from '@kirdaar/contract/admin/people';
import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { useState } from 'react';
import { Link, useOutletContext } from 'react-router';
import { pageAction } from '#api/page-action.ts';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { MergeSection } from '#features/admin/people/MergeSection.tsx';
import { mergeWrites, readMergeSearch } from '#features/admin/people/merge-writes.ts';
import { PersonRequests } from '#features/admin/people/PersonRequests.tsx';
import { personRequestWrites } from '#features/admin/people/person-requests.ts';
import { kindText, personStateTexts } from '#features/admin/people/person-texts.ts';
import { ReasonForm } from '#features/admin/ReasonForm.tsx';
import { useConfirmedWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import { Facts } from '#ui/Facts.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import type { Route } from './+types/PersonPage.ts';

interface Given {
  id: string;
  reason: string;
}

const writes = {
  contact: ({ id, reason }: Given) =>
    callStaffApi('POST /api/admin/people/:id/contact', { params: { id }, body: { reason } }),
  endSessions: ({ id, reason }: Given) =>
    callStaffApi('POST /api/admin/people/:id/end-sessions', { params: { id }, body: { reason } }),
  resetTwoStepLogin: ({ id, reason }: Given) =>
    callStaffApi('POST /api/admin/people/:id/reset-two-step-login', { params: { id }, body: { reason } }),
  restore: ({ id, reason }: Given) =>
    callStaffApi('POST /api/admin/people/:id/restore', { params: { id }, body: { reason } }),
};

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { person } = await callStaffApi('GET /api/admin/people/:id', { params: { id: params.id } });
  return { person, search: await readMergeSearch(person, request.url) };
}

export const clientAction = pageAction({ ...writes, ...personRequestWrites, ...mergeWrites });

/** What support sees of an account, and how it can help. */
export default function PersonPage({ loaderData: { person, search } }: Route.ComponentProps) {
  const { id, deletion, sessions, two_step_login } = person;
  const { role } = useOutletContext<{ role: StaffRole }>();
  const [contact, setContact] = useState<{ email: string; mobile: string | null }>();
  return (
    <Page title={person.name ?? 'No name yet'} lead={kindText(person)}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Section title="Account">
          <Facts facts={factsOf({ ...person, ...contact })} />
          <div className="mt-5 flex flex-wrap gap-3">
            {!contact && (
              <Help
                id={id}
                write="contact"
                label="Show email and mobile"
                suggestions={['They asked us for help, and we write or call back.']}
                onDone={(reply) => setContact(reply as typeof contact)}
              />
            )}
            {person.house_id && role === 'owner' && (
              <Link
                className="self-center font-semibold text-accent underline-offset-4 hover:underline"
                to={adminPaths.house.replace(':id', person.house_id)}
              >
                Open the production house
              </Link>
            )}
            {deletion && !deletion.by_guardian && (
              <Help
                id={id}
                write="restore"
                label="Keep this account"
                suggestions={['They asked us to keep it and know its email and mobile number.']}
              />
            )}
          </div>
        </Section>
        <Section title="Ways in">
          <Facts
            facts={[
              ['Two-step login', two_step_login ? 'On' : 'Off'],
              ['Passkeys', person.passkeys],
              ['Google', person.google ? 'Connected' : 'Not connected'],
              [
                'Logged in on',
                sessions.length === 0
                  ? 'No device'
                  : sessions.map(({ id: key, device, created_at }) => (
                      <span key={key} className="block">
                        {device}, since {formatDateTime(created_at)}
                      </span>
                    )),
              ],
            ]}
          />
          <div className="mt-5 flex flex-wrap gap-3">
            <Help
              id={id}
              write="endSessions"
              label="Log out all devices"
              suggestions={['They lost a device.']}
            />
            {two_step_login && (
              <Help
                id={id}
                write="resetTwoStepLogin"
                label="Turn two-step login off"
                suggestions={['They lost their app, and answered a call to the number in the account.']}
              />
            )}
          </div>
        </Section>
        <PersonRequests id={id} requests={person.requests} />
        {person.role === 'talent' && (
          <div className="lg:col-span-2">
            <MergeSection key={id} search={search} />
          </div>
        )}
      </div>
    </Page>
  );
}

function factsOf(person: StaffPerson) {
  const { state, is_child, email, mobile, mobile_verified, plan, created_at, deletion } = person;
  return [
    ['State', personStateTexts[state]],
    ['Age', is_child ? 'A child' : null],
    ['Email', email],
    ['Mobile', mobile && `${mobile}${mobile_verified ? '' : ' (not verified)'}`],
    ['Plan', plan],
    ['Registered', formatDateTime(created_at)],
    [
      'Will be deleted',
      deletion &&
        `${formatDateTime(deletion.erase_at)}${deletion.by_guardian ? ', as a guardian asked' : ''}`,
    ],
  ] as const;
}

interface HelpProps {
  id: string;
  write: keyof typeof writes;
  label: string;
  suggestions: readonly string[];
  onDone?: (reply: unknown) => void;
}

/** A button that asks for the reason before it helps. */
function Help({ id, write, label, suggestions, onDone }: HelpProps) {
  const [asks, setAsks] = useState(false);
  const help = useConfirmedWrite(writes, write, {
    onDone: (reply) => {
      setAsks(false);
      onDone?.(reply);
    },
  });
  return (
    <>
      <Button variant="secondary" disabled={help.busy} onClick={() => setAsks(true)}>
        {label}
      </Button>
      {asks && (
        <ReasonForm
          title={label}
          label="Why, for the audit log"
          submitLabel={label}
          suggestions={suggestions}
          busy={help.busy}
          error={help.error}
          onSubmit={(reason) => help.submit({ id, reason })}
          onClose={() => setAsks(false)}
        />
      )}
      {help.dialog}
    </>
  );
}
