import type { StaffAnnouncement } from '@kirdaar/contract/admin/announcements';
import type { EndpointInput } from '@kirdaar/contract/api';
import { announcementAudiences, MAX_ANNOUNCEMENT } from '@kirdaar/contract/rules/announcements';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { type SubmitEvent, useState } from 'react';
import { callStaffApi, staffAction, staffWrites } from '#features/admin/call-staff-api.ts';
import { useConfirmedWrite, useStaffWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { formTime } from '#ui/slot-time.ts';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/operations.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/AnnouncementsPage.ts';

type Form = EndpointInput<'POST /api/admin/announcements', File>['body'];

export const clientLoader = async () => (await callStaffApi('GET /api/admin/announcements')).announcements;

export const clientAction = staffAction;

const NEW = 'new';

export default function AnnouncementsPage({ loaderData: all }: Route.ComponentProps) {
  const [open, setOpen] = useState<string>();
  const current = all.filter(({ state }) => state !== 'ended');
  const ended = all.filter(({ state }) => state === 'ended');
  const close = () => setOpen(undefined);
  return (
    <Page title={common.announcements} lead={words.announcements_lead}>
      {open === NEW ? (
        <Section title={words.create}>
          <AnnouncementForm onClose={close} />
        </Section>
      ) : (
        <Button className="self-start" onClick={() => setOpen(NEW)}>
          {words.create}
        </Button>
      )}
      {current.length === 0 && open !== NEW && <Notice>{words.announcements_none}</Notice>}
      {current.length > 0 && (
        <Section title={words.current}>
          <ul className="flex flex-col gap-6">
            {current.map((announcement) =>
              open === announcement.id ? (
                <li key={announcement.id}>
                  <AnnouncementForm announcement={announcement} onClose={close} />
                </li>
              ) : (
                <Announcement
                  key={announcement.id}
                  announcement={announcement}
                  onEdit={() => setOpen(announcement.id)}
                />
              ),
            )}
          </ul>
        </Section>
      )}
      {ended.length > 0 && (
        <Section title={words.announcements_ended}>
          <ul className="flex flex-col gap-4">
            {ended.map((announcement) => (
              <li key={announcement.id}>
                <Texts {...announcement} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Page>
  );
}

function Announcement({ announcement, onEdit }: { announcement: StaffAnnouncement; onEdit: () => void }) {
  const { id, state, text_en } = announcement;
  const end = useStaffWrite('POST /api/admin/announcements/:id/end');
  const texts = state === 'running' ? words.running : words.planned;
  return (
    <li>
      <p className="font-semibold text-sm">{texts.state}</p>
      <Texts {...announcement} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" aria-label={words.change_one(text_en)} onClick={onEdit}>
          {words.change}
        </Button>
        <ConfirmButton
          label={texts.act_on(text_en)}
          question={texts.question}
          confirm={texts.confirm}
          busy={end.busy}
          onConfirm={() => end.submit({ params: { id } })}
        >
          {texts.act}
        </ConfirmButton>
      </div>
      {end.dialog}
    </li>
  );
}

function Texts({ audience, text_en, text_hi, link, starts_at, ends_at, by }: StaffAnnouncement) {
  return (
    <div className="wrap-anywhere">
      <p className="font-semibold">{text_en}</p>
      <p lang="hi">{text_hi}</p>
      <p className="mt-1 text-muted text-sm">
        {words.audiences[audience]} · {words.period(formatDateTime(starts_at), formatDateTime(ends_at))} ·{' '}
        {words.saved_by(by)}
        {link && ` · ${words.leads_to(link)}`}
      </p>
    </div>
  );
}

const texts = [
  { name: 'text_en', label: words.field_english },
  { name: 'text_hi', label: words.field_hindi, lang: 'hi', hint: words.field_hindi_hint },
] as const;

interface AnnouncementFormProps {
  /** The one to change; without it a new one is made. */
  announcement?: StaffAnnouncement;
  onClose: () => void;
}

function AnnouncementForm({ announcement, onClose }: AnnouncementFormProps) {
  const write = useConfirmedWrite(staffWrites, 'send', { onDone: onClose });
  const errors = write.error?.fields ?? {};
  const begins = formTime(announcement?.starts_at ?? new Date().toISOString());
  const ends = formTime(announcement?.ends_at ?? new Date(Date.now() + DAY_MS).toISOString());
  const times = [
    { name: 'from_day', label: words.field_from_day, type: 'date', defaultValue: begins.day },
    { name: 'from_time', label: words.field_from_time, type: 'time', defaultValue: begins.from },
    { name: 'until_day', label: words.field_until_day, type: 'date', defaultValue: ends.day },
    { name: 'until_time', label: words.field_until_time, type: 'time', defaultValue: ends.from },
  ];

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // The fields of the form have the names of the body's; the server rejects an empty choice.
    const body = Object.fromEntries(new FormData(event.currentTarget)) as unknown as Form;
    if (announcement)
      write.submit({ name: 'PUT /api/admin/announcements/:id', params: { id: announcement.id }, body });
    else write.submit({ name: 'POST /api/admin/announcements', body });
  }

  return (
    <form ref={focusFirst} noValidate onSubmit={save} className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <SelectField
          label={words.field_audience}
          name="audience"
          required
          options={announcementAudiences}
          labels={words.audiences}
          defaultValue={announcement?.audience ?? 'everyone'}
          error={errors.audience}
        />
      </div>
      {texts.map((text) => (
        <TextAreaField
          key={text.name}
          {...text}
          required
          rows={3}
          maxLength={MAX_ANNOUNCEMENT}
          defaultValue={announcement?.[text.name]}
          error={errors[text.name]}
        />
      ))}
      <div className="sm:col-span-2">
        <TextField
          label={words.field_link}
          name="link"
          hint={words.field_link_hint}
          defaultValue={announcement?.link ?? ''}
          error={errors.link}
        />
      </div>
      {times.map((time) => (
        <TextField key={time.name} {...time} required error={errors[time.name]} />
      ))}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" disabled={write.busy}>
          {words.announcements_save}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
      {write.dialog}
    </form>
  );
}

/** The button that opened the form is gone, and with it the focus. */
function focusFirst(form: HTMLFormElement | null) {
  form?.querySelector('select')?.focus();
}
