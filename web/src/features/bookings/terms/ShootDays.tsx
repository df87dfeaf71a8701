import type { Reply } from '@kirdaar/contract/api';
import type { ShootDay } from '@kirdaar/contract/bookings/shoot-days';
import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { MAX_LINE, MAX_TEXT, MAX_URL } from '@kirdaar/contract/rules/limits';
import { readableSheet } from '@kirdaar/contract/rules/shoot-days';
import { useState } from 'react';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { telOf } from '#features/auditions/safety/SlotDetails.tsx';
import { termsWrites } from '#features/bookings/terms/terms-writes.ts';
import { successToast } from '#features/houses/team/result-toasts.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button } from '#ui/Button.tsx';
import { longDay } from '#ui/day-text.ts';
import { Facts } from '#ui/Facts.tsx';
import { Section } from '#ui/Section.tsx';
import { open_map } from '#words/auditions/safety.ts';
import { labels } from '#words/bookings/shoot-days.ts';
import * as words from '#words/bookings/shoot-days-page.ts';
import * as common from '#words/ui/common.ts';

type Page = Pick<
  Reply<'GET /api/production/applications/:id/terms'>,
  'application_id' | 'shoot_days' | 'versions'
>;

const link = 'text-accent underline underline-offset-4';

/** What those who are booked are told of each shoot day, the latest first. A house writes it. */
export function ShootDays({ page, reader }: { page: Page; reader: 'talent' | 'house' }) {
  const [open, setOpen] = useState<string>();
  const mayWrite = useMayWrite() && reader === 'house';
  const today = dayInIndia(new Date());
  const inForce = page.versions.find(({ sealed_at, ended_at }) => sealed_at && !ended_at);
  const mayAdd = mayWrite && inForce !== undefined && inForce.until >= today;
  if (page.shoot_days.length === 0 && !mayAdd) return null;
  const form = { page, min: inForce && inForce.from > today ? inForce.from : today, max: inForce?.until };
  const onClose = () => setOpen(undefined);
  return (
    <Section title={words.title}>
      <div className="flex flex-col gap-5">
        {page.shoot_days.map((shoot) => (
          <div key={shoot.day} className="flex flex-col gap-3">
            <Sheet shoot={shoot} />
            {mayAdd && !open && shoot.day >= today && (
              <Button variant="secondary" className="self-start" onClick={() => setOpen(shoot.day)}>
                {common.edit}
              </Button>
            )}
            {open === shoot.day && <SheetForm {...form} saved={shoot} onClose={onClose} />}
          </div>
        ))}
        {mayAdd && !open && (
          <Button variant="secondary" className="self-start" onClick={() => setOpen('new')}>
            {words.add}
          </Button>
        )}
        {open === 'new' && <SheetForm {...form} onClose={onClose} />}
      </div>
    </Section>
  );
}

function Sheet({ shoot }: { shoot: ShootDay }) {
  const { day, place, map_url, contact_name, contact_phone, bring } = shoot;
  return (
    <>
      <h3 className="font-semibold">{words.heading(longDay(day), readableSheet(day, shoot).call_time)}</h3>
      <Facts
        facts={[
          [
            labels.place,
            <>
              {place}
              {map_url && (
                <>
                  {' · '}
                  <a href={map_url} target="_blank" rel="noopener noreferrer" className={link}>
                    {open_map}
                  </a>
                </>
              )}
            </>,
          ],
          [
            labels.contact_name,
            <>
              {contact_name}
              {' · '}
              <a href={telOf(contact_phone)} className={link}>
                {contact_phone}
              </a>
            </>,
          ],
          [labels.bring, bring && <span className="whitespace-pre-line">{bring}</span>],
        ]}
      />
    </>
  );
}

const fields = [
  { name: 'call_time', label: labels.call_time, type: 'time', required: true },
  { name: 'place', label: labels.place, required: true, maxLength: MAX_LINE, wide: true },
  { name: 'map_url', label: words.map_url, type: 'url', maxLength: MAX_URL, wide: true },
  { name: 'contact_name', label: words.contact_name, required: true, maxLength: MAX_LINE },
  { name: 'contact_phone', label: words.contact_phone, type: 'tel', required: true },
  { name: 'bring', label: labels.bring, type: 'lines', maxLength: MAX_TEXT, wide: true },
] as const;

interface SheetFormProps {
  page: Page;
  min: string;
  max: string | undefined;
  /** The sheet that is changed; without it, a further day. */
  saved?: ShootDay;
  onClose: () => void;
}

function SheetForm({ page, saved, onClose, ...days }: SheetFormProps) {
  const { application_id: id, shoot_days } = page;
  const write = useWrite(termsWrites, 'saveShootDay', successToast(onClose));
  const dayField = { name: 'day', label: words.day, type: 'date', required: true, ...days } as const;
  // A further day of the shoot is usually like the last one, and follows it.
  const [last] = shoot_days;
  const next = last ? addDays(last.day, 1) : days.min;
  const isIncluded = next >= days.min && days.max !== undefined && next <= days.max;
  const values = { ...(saved ?? last), day: isIncluded ? next : days.min };
  const known = { ...(saved && { day: saved.day }), if_match: saved?.saved_at ?? 'never' };
  return (
    <>
      <FieldsForm
        fields={saved ? fields : [dayField, ...fields]}
        values={values}
        write={{ ...write, submit: (body) => write.submit({ id, body: { ...body, ...known } }) }}
        accountRole="production"
        submitLabel={words.save}
        busyLabel={common.saving}
        fallbackError={common.save_failed}
        note={<p className="text-muted">{words.lead}</p>}
      />
      <Button variant="quiet" className="self-start" onClick={onClose}>
        {common.cancel}
      </Button>
    </>
  );
}
