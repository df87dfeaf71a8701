import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { useSession } from '#session/use-session.ts';
import { classNames } from '#ui/class-names.ts';
import * as words from '#words/talent/profile.ts';

/** What a new talent does next. It goes once the profile is saved and has a photo. */
export function FirstSteps() {
  const session = useSession();
  if (session?.role !== 'talent') return null;
  const { updated_at, profile_photo, missing } = session.user;
  if (updated_at && profile_photo) return null;
  const { completeProfile, media, callsForYou } = paths;
  const steps = [
    [words.start_profile, words.start_profile_text, completeProfile, Boolean(updated_at) && !missing],
    [words.start_photos, words.start_photos_text, media, Boolean(profile_photo)],
    [words.start_apply, words.start_apply_text, callsForYou, false],
  ] as const;
  const next = steps.findIndex(([, , , done]) => !done);
  return (
    <section className="rounded-card border border-line bg-marigold-wash px-5 py-5 sm:px-7">
      <h2 className="text-2xl">{words.start_title}</h2>
      <ol className="mt-4 grid gap-3 md:grid-cols-3">
        {steps.map(([title, text, to, done], place) => (
          <li key={title}>
            <Link
              to={to}
              aria-current={place === next ? 'step' : undefined}
              className={classNames(
                'flex h-full gap-3 rounded-control border-2 bg-card px-4 py-3 hover:bg-sunken',
                place === next ? 'border-ink shadow-card' : 'border-line',
              )}
            >
              <span
                aria-hidden
                className={classNames(
                  'flex size-8 shrink-0 items-center justify-center rounded-full font-display font-semibold',
                  done ? 'bg-leaf-wash text-leaf' : 'bg-marigold-wash text-ink',
                )}
              >
                {done ? <Check className="size-5" /> : place + 1}
              </span>
              <span className="min-w-0">
                <span className="flex items-center gap-1.5 font-semibold">
                  {title}
                  {done && <span className="sr-only">{words.start_done}</span>}
                  {place === next && <ArrowRight aria-hidden className="size-4" />}
                </span>
                <span className="block text-muted text-sm">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
