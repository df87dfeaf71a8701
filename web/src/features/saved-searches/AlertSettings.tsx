import type { Reply } from '@kirdaar/contract/api';
import { ALERT_PAUSE_DAYS } from '@kirdaar/contract/rules/alerts';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { Link } from 'react-router';
import { longDay } from '#features/jobs/day-text.ts';
import { useSearches } from '#features/saved-searches/use-searches.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { Switch } from '#ui/Switch.tsx';

type Saved = Reply<'GET /api/user/saved-searches'>;

interface AlertSettingsProps {
  search: Saved['searches'][number];
  saved: Saved;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Whether, and when, new calls of a search are sent. */
export function AlertSettings({ search, saved }: AlertSettingsProps) {
  const { id, alerts, paused_until, email_days } = search;
  const { busy, changeAlerts } = useSearches();
  const paused = paused_until !== null;
  const change = (changed: object) => changeAlerts(id, { alerts, paused, email_days, ...changed });
  const toggle = (day: number) =>
    email_days.includes(day) ? email_days.filter((other) => other !== day) : [...email_days, day].sort();

  return (
    <section
      aria-label={`Alerts for ${search.name}`}
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-5"
    >
      <Switch
        label="Alerts"
        hint={standing(saved, search)}
        on={alerts}
        busy={busy}
        onSwitch={(on) => change({ alerts: on, paused: false })}
      />
      {alerts && saved.plan && (
        <>
          <fieldset disabled={busy} className="flex flex-col gap-2">
            <legend className="mb-2 font-semibold">By email, at 09:00 in India, on</legend>
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
            look="secondary"
            className="self-start"
            disabled={busy}
            onClick={() => change({ paused: !paused })}
          >
            {paused ? 'Send alerts again' : `Pause for ${ALERT_PAUSE_DAYS} days`}
          </Button>
        </>
      )}
    </section>
  );
}

function standing(
  { plan, searches, limit }: Saved,
  { id, alerts, paused_until }: Saved['searches'][number],
): string {
  const place = searches.findIndex((search) => search.id === id);
  if (!plan) return 'Alerts come with a plan. Without one, your searches are kept and nothing is sent.';
  if (limit !== null && place >= limit)
    return `Your ${plan} plan sends alerts of your first ${limit === 1 ? 'search' : `${limit} searches`}.`;
  if (!alerts) return 'New calls of this search are not sent.';
  if (paused_until) return `Paused until ${longDay(dayInIndia(new Date(paused_until)))}.`;
  return 'Only calls that are new; when there is nothing new, nothing comes.';
}

function WhatsAppDays({ saved: { whatsapp_days, takes_whatsapp } }: { saved: Saved }) {
  if (whatsapp_days.length === 0) return null;
  const days = whatsapp_days.map((day) => weekdays[day - 1]).join(', ');
  return (
    <p className="max-w-prose text-sm">
      {takes_whatsapp ? (
        `By WhatsApp on ${days}.`
      ) : (
        <>
          Your plan also sends them by WhatsApp on {days}, once you{' '}
          <Link
            to={paths.talentPreferences}
            className="font-semibold text-accent underline underline-offset-4"
          >
            agree to it in your account
          </Link>
          .
        </>
      )}
    </p>
  );
}
