import type { Reply } from '@kirdaar/contract/api';
import type { Language } from '@kirdaar/contract/rules/notifications';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Section } from '#ui/Section.tsx';

const widths = { phone: 390, desktop: 1280 } as const;
const names = { phone: 'Phone', desktop: 'Desktop' } as const;

interface MessagePreviewProps {
  language: Language;
  preview: Reply<'GET /api/admin/messages/preview'>;
  isDraft: boolean;
}

/** The email as its reader gets it, with sample data, at the width of a phone or of a desktop. */
export function MessagePreview({ language, preview, isDraft }: MessagePreviewProps) {
  const { subject, short } = preview;
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [, setLoads] = useState(0);
  const body = frame?.contentDocument?.body;
  const [device, setDevice] = useState<keyof typeof widths>('phone');
  return (
    <Section title="Preview" lead={`${isDraft ? 'The saved draft' : 'What is sent now'}, with sample data.`}>
      <div className="flex flex-wrap gap-3">
        {(['phone', 'desktop'] as const).map((name) => (
          <Button
            key={name}
            variant={device === name ? 'primary' : 'secondary'}
            aria-pressed={device === name}
            onClick={() => setDevice(name)}
          >
            {names[name]}
          </Button>
        ))}
      </div>
      <p lang={language} className="wrap-anywhere mt-5 font-semibold">
        {subject}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: it is no section of its own; it only scrolls. */}
      <div
        role="region"
        aria-label="Email in the preview"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
        tabIndex={0}
        className="mt-3 overflow-x-auto rounded-card border border-line bg-sunken"
      >
        <iframe
          ref={setFrame}
          // Some browsers begin with another document than the one they keep.
          onLoad={() => setLoads((loads) => loads + 1)}
          title={`Email at the width of a ${device}`}
          sandbox="allow-same-origin"
          width={widths[device]}
          height={480}
          className={classNames(
            'mx-auto block max-w-none border-0 bg-white',
            device === 'desktop' && 'min-w-320',
          )}
        />
      </div>
      {body && createPortal(<EmailBody language={language} preview={preview} />, body)}
      <p lang={language} className="wrap-anywhere mt-3 text-muted text-sm">
        {short}
      </p>
    </Section>
  );
}

/** Looks as the emails do, in a document of its own: no style of the site reaches it. */
function EmailBody({ language, preview: { paragraphs, note } }: Omit<MessagePreviewProps, 'isDraft'>) {
  return (
    <div
      lang={language}
      style={{
        fontFamily: 'sans-serif',
        lineHeight: 1.5,
        color: '#222',
        maxWidth: 480,
        margin: '0 auto',
        padding: 24,
        overflowWrap: 'anywhere',
      }}
    >
      {paragraphs.map(({ text, is_large }) => (
        <p
          key={text}
          style={is_large ? { fontSize: 32, fontWeight: 'bold', letterSpacing: 8, margin: '16px 0' } : {}}
        >
          {withLinks(text)}
        </p>
      ))}
      <p style={{ color: '#5c5c5c' }}>{withLinks(note)}</p>
    </div>
  );
}

/** Every second part is a link. */
function withLinks(text: string) {
  return text.split(/(https?:\/\/[^\s<]+[^\s<.,:;)।])/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={part}>
        {part}
      </a>
    ),
  );
}
