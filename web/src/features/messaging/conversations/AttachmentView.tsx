import type { Attachment } from '@kirdaar/contract/messaging/conversations';
import { FileText } from 'lucide-react';
import { NotPlayable } from '#features/talent/media/NotPlayable.tsx';
import { sizeText } from '#ui/size-text.ts';
import * as words from '#words/messaging/conversations.ts';

const stateTexts = {
  ready: undefined,
  processing: words.file_processing,
  kept: words.file_as_sent,
  failed: words.file_as_sent,
};

export function AttachmentView({ file }: { file: Attachment }) {
  const note = file.url ? stateTexts[file.state] : undefined;
  return (
    <figure className="max-w-full">
      {file.url ? <Content file={file} url={file.url} /> : <NotPlayable state={file.state} />}
      {note && <figcaption className="mt-1 text-muted text-xs">{note}</figcaption>}
    </figure>
  );
}

function Content({ file: { kind, name, poster, bytes }, url }: { file: Attachment; url: string }) {
  switch (kind) {
    case 'image':
      return (
        <a href={url} target="_blank" rel="noopener noreferrer" className="block rounded-control">
          <img
            src={url}
            alt={name}
            loading="lazy"
            className="h-44 max-w-full rounded-control border border-line bg-sunken object-cover sm:h-56"
          />
        </a>
      );
    case 'audio':
      return (
        // biome-ignore lint/a11y/useMediaCaption: nobody has written captions for what people send each other.
        <audio src={url} controls preload="metadata" aria-label={name} className="w-64 max-w-full" />
      );
    case 'video':
      return (
        // biome-ignore lint/a11y/useMediaCaption: nobody has written captions for what people send each other.
        <video
          src={url}
          poster={poster ?? undefined}
          controls
          preload="metadata"
          aria-label={name}
          className="aspect-video max-h-64 w-80 max-w-full rounded-control border border-line bg-night"
        />
      );
    case 'document':
      return (
        <a
          href={url}
          download={name}
          className="flex min-h-11 items-center gap-2 rounded-control border border-control bg-card px-3 py-2 hover:bg-sunken"
        >
          <FileText aria-hidden className="size-5 shrink-0 text-accent" />
          <span className="wrap-anywhere min-w-0 font-medium">{name}</span>
          <span className="shrink-0 text-muted text-sm">{sizeText(bytes)}</span>
        </a>
      );
  }
}
