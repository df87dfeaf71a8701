import type { StaffPerson } from '@kirdaar/contract/admin/people';
import { useState } from 'react';
import { Link } from 'react-router';
import { deviceText } from '#features/accounts/sessions/device-text.ts';
import { adminPath } from '#features/admin/admin-paths.ts';
import { callStaffApi, staffAction } from '#features/admin/call-staff-api.ts';
import { CorrectPerson } from '#features/admin/identity-checks/CorrectPerson.tsx';
import { quietLinkLook } from '#features/admin/looks.ts';
import { PersonRequests } from '#features/admin/people/PersonRequests.tsx';
import { kindText } from '#features/admin/people/person-texts.ts';
import { ReasonButton } from '#features/admin/ReasonButton.tsx';
import { FeedbackSection } from '#features/admin/staff-lists/FeedbackSection.tsx';
import { Notes } from '#features/admin/staff-lists/Notes.tsx';
import { RowsSection } from '#features/admin/staff-lists/StaffRows.tsx';
import { talentPath } from '#paths.ts';
import { Facts } from '#ui/Facts.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { two_factor_title } from '#words/accounts/account-settings.ts';
import * as identityWords from '#words/admin/identity-checks.ts';
import * as listWords from '#words/admin/lists.ts';
import * as words from '#words/admin/people.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/PersonPage.ts';

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  (await callStaffApi('GET /api/admin/people/:id', { params })).person;

export const clientAction = staffAction;

export default function PersonPage({ loaderData: person }: Route.ComponentProps) {
  const { id, deletion, sessions, two_step_login } = person;
  const [contact, setContact] = useState<{ email: string; mobile: string | null }>();
  return (
    <Page title={person.name ?? words.unnamed} lead={kindText(person)}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Section title={common.account}>
          <Facts facts={factsOf({ ...person, ...contact })} />
          <div className="mt-5 flex flex-wrap gap-3">
            {!contact && (
              <ReasonButton
                id={id}
                write="POST /api/admin/people/:id/contact"
                label={words.contact_show}
                suggestion={words.contact_reason}
                onDone={(reply) => setContact(reply as typeof contact)}
              />
            )}
            {person.role === 'talent' && !person.identity_checked && (
              <ReasonButton
                id={id}
                write="POST /api/admin/people/:id/check-identity"
                label={words.check_identity}
                suggestion={words.check_identity_reason}
              />
            )}
            <CorrectPerson id={id} isTalent={person.role === 'talent'} isChild={person.is_child} />
            {person.is_public && (
              <Link className={`self-center ${quietLinkLook}`} to={talentPath({ id })}>
                {common.public_profile}
              </Link>
            )}
            {person.house_id && (
              <Link className={`self-center ${quietLinkLook}`} to={adminPath('house', person.house_id)}>
                {common.open_house}
              </Link>
            )}
            {deletion && !deletion.by_guardian && (
              <ReasonButton
                id={id}
                write="POST /api/admin/people/:id/restore"
                label={words.restore}
                suggestion={words.restore_reason}
              />
            )}
          </div>
        </Section>
        <Section title={words.ways_in}>
          <Facts
            facts={[
              [two_factor_title, two_step_login ? words.on : words.off],
              [common.passkeys, person.passkeys],
              [words.google, person.google ? words.connected : words.not_connected],
              [
                words.devices,
                sessions.length === 0
                  ? words.no_device
                  : sessions.map(({ id: key, device, created_at }) => (
                      <span key={key} className="block">
                        {words.session(deviceText(device), formatDateTime(created_at))}
                      </span>
                    )),
              ],
            ]}
          />
          <div className="mt-5 flex flex-wrap gap-3">
            <ReasonButton
              id={id}
              write="POST /api/admin/people/:id/end-sessions"
              label={words.end_sessions}
              suggestion={words.end_sessions_reason}
            />
            {two_step_login && (
              <ReasonButton
                id={id}
                write="POST /api/admin/people/:id/reset-two-step-login"
                label={words.two_step_off}
                suggestion={words.two_step_off_reason}
              />
            )}
          </div>
        </Section>
        <PersonRequests id={id} requests={person.requests} />
        <RowsSection title={identityWords.list_title} kind="identity" rows={person.identity_checks} />
        <RowsSection title={common.guardian} kind="consent" rows={person.guardians} />
        <RowsSection title={listWords.children} kind="consent" rows={person.children} />
        <RowsSection title={listWords.kinds.application} kind="application" rows={person.applications} />
        <RowsSection title={listWords.kinds.order} kind="order" rows={person.orders} />
        <RowsSection title={listWords.messages_sent} kind="message" rows={person.messages} />
        <RowsSection title={listWords.consents} kind="consent" rows={person.consents} />
        <RowsSection title={listWords.reports_about} kind="report" rows={person.reports_about} />
        <RowsSection title={listWords.reports_by} kind="report" rows={person.reports_by} />
        <FeedbackSection feedback={person.feedback} />
        <Notes subject="person" id={id} notes={person.notes} />
      </div>
    </Page>
  );
}

function factsOf(person: StaffPerson) {
  const { state, is_child, email, mobile, mobile_verified, plan, created_at, deletion } = person;
  return [
    [common.status, words.states[state]],
    [common.age, is_child ? words.fact_child : null],
    [common.email, email],
    [common.mobile, mobile && !mobile_verified ? words.fact_mobile_unverified(mobile) : mobile],
    [words.fact_plan, plan],
    [words.fact_identity, identityText(person)],
    [words.fact_registered, formatDateTime(created_at)],
    [
      words.fact_deletion,
      deletion?.by_guardian
        ? words.fact_deletion_by_guardian(formatDateTime(deletion.erase_at))
        : deletion && formatDateTime(deletion.erase_at),
    ],
  ] as const;
}

function identityText({ role, identity_checked }: StaffPerson) {
  if (role !== 'talent') return null;
  return identity_checked ? words.identity_checked : words.identity_not_checked;
}
