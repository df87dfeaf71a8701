import type { StaffAuditEntry } from '@kirdaar/contract/admin/audit-log';
import type { Reply } from '@kirdaar/contract/api';
import { Fragment } from 'react';
import { Form, Link } from 'react-router';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { detailsText } from '#features/admin/audit-log/details-text.ts';
import { callStaffApi, staffAction } from '#features/admin/call-staff-api.ts';
import { quietLinkLook } from '#features/admin/looks.ts';
import { subjectPath } from '#features/admin/today/item-path.ts';
import { useStaffWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { labelOf } from '#ui/label-of.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { EmptyPage } from '#ui/Pagination.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/audit-log.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/AuditLogPage.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return { ...(await callStaffApi('GET /api/admin/audit-log', { query })), query };
}

export const clientAction = staffAction;

export default function AuditLogPage({ loaderData }: Route.ComponentProps) {
  const { entries, more, people, query } = loaderData;
  const check = useStaffWrite('POST /api/admin/audit-log/verify');
  const last = entries.at(-1);
  return (
    <Page
      title={words.page}
      lead={words.lead}
      actions={
        <Button variant="secondary" disabled={check.busy} onClick={() => check.submit({})}>
          {check.busy ? words.verifying : words.verify}
        </Button>
      }
    >
      {check.reply && <Verified {...check.reply} />}
      <Form className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4" key={JSON.stringify(query)}>
        <TextField label={words.field_text} name="text" type="search" defaultValue={query.text} />
        <SelectField
          label={words.field_action}
          name="action"
          options={Object.keys(words.actions)}
          labels={words.actions}
          placeholder={common.all}
          defaultValue={query.action}
        />
        <SelectField
          label={words.field_person}
          name="by"
          options={people.map(({ id }) => id)}
          labels={Object.fromEntries(people.map(({ id, name }) => [id, name]))}
          placeholder={common.all}
          defaultValue={query.by}
        />
        <Button type="submit">{common.search}</Button>
      </Form>
      {entries.length === 0 ? (
        <EmptyPage total={0}>{words.none}</EmptyPage>
      ) : (
        <ol className="divide-y divide-line rounded-card border border-line bg-card px-5 shadow-card">
          {groupViews(entries).map(([entry, ...more]) => (
            <Entry key={entry.place} entry={entry} more={more} />
          ))}
        </ol>
      )}
      {more && last && (
        <Link
          className={`self-start ${quietLinkLook}`}
          to={`${adminPaths.auditLog}?${new URLSearchParams({ ...query, before: String(last.place) })}`}
        >
          {words.earlier}
        </Link>
      )}
    </Page>
  );
}

function Verified({ changed, entries, head }: Reply<'POST /api/admin/audit-log/verify'>) {
  if (changed !== null) return <Notice tone="failure">{words.changed(changed)}</Notice>;
  return (
    <Notice tone="success">
      <p>{words.unchanged(entries)}</p>
      <p className="wrap-anywhere font-mono text-sm">{head}</p>
    </Notice>
  );
}

type Group = [StaffAuditEntry, ...StaffAuditEntry[]];

/** Puts views of one kind by one person that follow each other into one row. */
function groupViews(entries: readonly StaffAuditEntry[]): Group[] {
  const groups: Group[] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    const isLike = group?.[0].staff === entry.staff && group?.[0].action === entry.action;
    if (group && isLike && entry.action.startsWith('viewed_')) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

function Entry({ entry, more }: { entry: StaffAuditEntry; more: readonly StaffAuditEntry[] }) {
  const { place, happened_at, staff, action, details } = entry;
  const facts = more.length > 0 ? '' : detailsText(details);
  return (
    <li className="grid gap-x-4 gap-y-0.5 py-3 sm:grid-cols-[13rem_1fr]">
      <p className="text-muted text-sm">
        {formatDateTime(happened_at)} · {place}
      </p>
      <div className="min-w-0">
        <p>
          <span className="font-semibold">{labelOf(words.actions, action)}</span> ·{' '}
          {staff ?? (action === 'login_rejected' ? words.unknown_person : words.command_line)}
          {more.length > 0 && ` · ${words.times(more.length + 1)}`}
        </p>
        <p className="wrap-anywhere text-muted text-sm">
          {[entry, ...more].map((one, index) => (
            <Fragment key={one.place}>
              {index > 0 && ' · '}
              <Subject entry={one} />
            </Fragment>
          ))}
          {entry.subject && facts && ' · '}
          {facts}
        </p>
      </div>
    </li>
  );
}

function Subject({ entry: { subject, subject_id, title } }: { entry: StaffAuditEntry }) {
  if (!subject || !subject_id) return null;
  const to = subjectPath(subject, subject_id);
  const name = `${labelOf(words.subjects, subject)} ${title ? call_title(title) : subject_id}`;
  return to ? (
    <Link to={to} className="underline underline-offset-4">
      {name}
    </Link>
  ) : (
    name
  );
}
