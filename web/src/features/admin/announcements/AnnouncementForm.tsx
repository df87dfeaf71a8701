import type { StaffAnnouncement } from '@kirdaar/contract/admin/announcements';
import {
  type AnnouncementAudience,
  announcementAudiences,
  MAX_ANNOUNCEMENT,
} from '@kirdaar/contract/rules/announcements';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import type { SubmitEvent } from 'react';
import { announcementWrites, audienceTexts } from '#features/admin/announcements/announcement-writes.ts';
import { useConfirmedWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { formTime } from '#ui/slot-time.ts';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/operations.ts';
import * as common from '#words/ui/common.ts';

interface AnnouncementFormProps {
  /** The one to change; without it a new one is made. */
  announcement?: StaffAnnouncement;
  onClose: () => void;
}

export function AnnouncementForm({ announcement, onClose }: AnnouncementFormProps) {
  const write = useConfirmedWrite(announcementWrites, 'save', { onDone: onClose });
  const errors = write.error?.fields ?? {};
  const begins = formTime(announcement?.starts_at ?? new Date().toISOString());
  const ends = formTime(announcement?.ends_at ?? new Date(Date.now() + DAY_MS).toISOString());

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const read = (name: string) => String(typed.get(name) ?? '');
    write.submit({
      id: announcement?.id,
      form: {
        // An empty choice is rejected by the server.
        audience: read('audience') as AnnouncementAudience,
        text_en: read('text_en'),
        text_hi: read('text_hi'),
        link: read('link'),
        from_day: read('from_day'),
        from_time: read('from_time'),
        until_day: read('until_day'),
        until_time: read('until_time'),
      },
    });
  }

  return (
    <form noValidate onSubmit={save} className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <SelectField
          label={words.field_audience}
          name="audience"
          required
          options={announcementAudiences}
          labels={audienceTexts}
          defaultValue={announcement?.audience ?? 'everyone'}
          error={errors.audience}
        />
      </div>
      <TextAreaField
        label={words.field_english}
        name="text_en"
        required
        rows={3}
        maxLength={MAX_ANNOUNCEMENT}
        defaultValue={announcement?.text_en}
        error={errors.text_en}
      />
      <TextAreaField
        label={words.field_hindi}
        name="text_hi"
        lang="hi"
        required
        rows={3}
        maxLength={MAX_ANNOUNCEMENT}
        defaultValue={announcement?.text_hi}
        hint={words.field_hindi_hint}
        error={errors.text_hi}
      />
      <div className="sm:col-span-2">
        <TextField
          label={words.field_link}
          name="link"
          hint={words.field_link_hint}
          defaultValue={announcement?.link ?? ''}
          error={errors.link}
        />
      </div>
      <TextField
        label={words.field_from_day}
        name="from_day"
        type="date"
        required
        defaultValue={begins.day}
        error={errors.from_day}
      />
      <TextField
        label={words.field_from_time}
        name="from_time"
        type="time"
        required
        defaultValue={begins.from}
        error={errors.from_time}
      />
      <TextField
        label={words.field_until_day}
        name="until_day"
        type="date"
        required
        defaultValue={ends.day}
        error={errors.until_day}
      />
      <TextField
        label={words.field_until_time}
        name="until_time"
        type="time"
        required
        defaultValue={ends.from}
        error={errors.until_time}
      />
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
