import type { Reply } from '@kirdaar/contract/api';
import { ALERT_PAUSE_DAYS } from '@kirdaar/contract/rules/alerts';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { Link } from 'react-router';
import { useWrite } from '#api/use-write.ts';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { searchWrites } from '#features/jobs/saved-searches/search-writes.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { longDay } from '#ui/day-text.ts';
import { Switch } from '#ui/Switch.tsx';

type Saved = Reply<'GET /api/user/saved-searches'>;

interface AlertSettingsProps {
  search: Saved['searches'][number];
  saved: Saved;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Sets whether and on which days alerts for new casting calls of a search are sent. */
export function AlertSettings({ search, saved }: AlertSettingsProps) {
  const { id, alerts, paused_until, email_days } = search;
  const { busy, submit } = useWrite(
    searchWrites,
    'changeAlerts',
    resultToasts('We couldn’t change your alerts. Try again.'),
  );
  const paused = paused_until !== null;
  const change = (changed: object) => submit({ id, alerts, paused, email_days, ...changed });
  const toggle = (day: number) =>
    email_days.includes(day) ? email_days.filter((other) => other !== day) : [...email_days, day].sort();

  return (
    <section
      aria-label={`Alerts for ${search.name}`}
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-5"
    >
      <Switch
        label="Alerts"
        hint={alertsHint(saved, search)}
        on={alerts}
        busy={busy}
        onSwitch={(on) => change({ alerts: on, paused: false })}
      />
      {alerts && saved.plan && (
        <>
          <fieldset disabled={busy} className="flex flex-col gap-2">
            <legend className="mb-2 font-semibold">Email days (sent at 9:00 am IST)</legend>
            <div className="flex flex-wrap gap-2">
              {weekdays.map((name, index) => (
                <label
                  key={name}
                  className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-control px-3 hover:bg-sunken has-checked:border-ink has-checked:bg-marigold-wash"
                >
                  <input
                    type="checkbox"
                    checked={email_days.includes(index + 1)}
                    onChange={() => change({ email_days: toggle(index + 1) })}
                    className="size-5"
                  />
                  <abbr title={name} className="no-underline">
                    {name.slice(0, 3)}
                  </abbr>
                </label>
              ))}
            </div>
          </fieldset>
          <WhatsAppDays saved={saved} />
          <Button
            variant="secondary"
            className="self-start"
            disabled={busy}
            onClick={() => change({ paused: !paused })}
          >
            {paused ? 'Resume alerts' : `Pause alerts for ${ALERT_PAUSE_DAYS} days`}
          </Button>
        </>
      )}
    </section>
  );
}

function alertsHint(
  { plan, searches, limit }: Saved,
  { id, alerts, paused_until }: Saved['searches'][number],
): string {
  const place = searches.findIndex((search) => search.id === id);
  if (!plan) return 'Alerts need a plan. Without one, your searches stay saved but nothing is sent.';
  if (limit !== null && place >= limit)
    return `Your ${plan} plan sends alerts only for your first ${limit === 1 ? 'search' : `${limit} searches`}.`;
  if (!alerts) return 'You get no alerts for this search.';
  if (paused_until) return `Paused until ${longDay(dayInIndia(new Date(paused_until)))}.`;
  return 'You get new casting calls only. Nothing is sent when there are none.';
}

function WhatsAppDays({ saved: { whatsapp_days, takes_whatsapp } }: { saved: Saved }) {
  if (whatsapp_days.length === 0) return null;
  const days = whatsapp_days.map((day) => weekdays[day - 1]).join(', ');
  return (
    <p className="max-w-prose text-sm">
      {takes_whatsapp ? (
        `Your plan also sends alerts by WhatsApp on ${days}.`
      ) : (
        <>
          Your plan also sends alerts by WhatsApp on {days} if you{' '}
          <Link
            to={paths.talentPreferences}
            className="font-semibold text-accent underline underline-offset-4"
          >
            turn on WhatsApp in your account
          </Link>
          .
        </>
      )}
    </p>
  );
}
