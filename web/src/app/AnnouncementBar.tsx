import type { RunningAnnouncement } from '@kirdaar/contract/rules/announcements';
import * as page from '#words/app/language.ts';
import * as words from '#words/app/site-frame.ts';
import * as common from '#words/ui/common.ts';
import script from './announcement-bar-script.js?raw';

// The type of the constant is one language, and the build takes that of another.
const languageOfPage: string = page.language;

interface AnnouncementBarProps {
  announcements: readonly RunningAnnouncement[];
  nonce: string;
}

/**
 * What staff announce, at the top of a page. Only the server renders it, beside what React renders: pages that
 * are kept are the same for everyone and have no scripts to spare, so all announcements are in the page, and
 * its script shows those for the reader. Without scripts a reader is a visitor. React leaves an element in the
 * body alone that has a name it does not expect.
 */
export function AnnouncementBar({ announcements, nonce }: AnnouncementBarProps) {
  if (announcements.length === 0) return null;
  return (
    <announcement-bar role="region" aria-label={common.announcements}>
      {announcements.map((announcement) => (
        <Announcement key={announcement.id} {...announcement} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is a script of ours. */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
    </announcement-bar>
  );
}

function Announcement({ id, audience, text_en, text_hi, link, ends_at, saved_at }: RunningAnnouncement) {
  const [lang, text] = languageOfPage === 'hi' ? ['hi', text_hi] : ['en', text_en];
  const isForVisitors = audience === 'everyone' || audience === 'visitors';
  return (
    <div
      data-key={`${id} ${saved_at}`}
      data-audience={audience}
      data-ends={ends_at}
      hidden={!isForVisitors}
      className="border-line border-b bg-marigold-wash text-ink print:hidden"
    >
      <div className="mx-auto flex max-w-6xl items-center gap-4 px-4 py-1.5 sm:px-8">
        <div className="wrap-anywhere grow text-sm">
          <p className="py-2">
            <span lang={lang}>{text}</span>{' '}
            {link && (
              <a href={link} className="whitespace-nowrap font-semibold underline underline-offset-4">
                {words.announcement_more}
              </a>
            )}
          </p>
        </div>
        <button
          type="button"
          hidden
          className="min-h-11 shrink-0 rounded-control px-3 font-semibold text-sm underline-offset-4 hover:underline"
        >
          {words.announcement_dismiss}
        </button>
      </div>
    </div>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'announcement-bar': { role: 'region'; 'aria-label': string; children: ReactNode };
    }
  }
}
