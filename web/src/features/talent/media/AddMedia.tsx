import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { Clapperboard, ImagePlus, Mic } from 'lucide-react';
import { Link } from 'react-router';
import { uploadField } from '#api/upload-field.ts';
import { addFiles, type MediaLibrary, type Room } from '#features/talent/media/add-files.ts';
import { CaptureButton } from '#features/talent/media/CaptureButton.tsx';
import {
  fileKindOf,
  isSingleKind,
  type ListKind,
  requirementText,
} from '#features/talent/media/media-texts.ts';
import { paths } from '#paths.ts';
import { classNames } from '#ui/class-names.ts';
import { DropZone } from '#ui/DropZone.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/talent/media.ts';

interface AddMediaProps {
  kind: MediaKind;
  library: MediaLibrary;
  room: Room;
  isEmpty: boolean;
}

const icons = { image: ImagePlus, video: Clapperboard, audio: Mic };

/** Drop zone with buttons to choose or take files. When the limit is reached, it says what to do. */
export function AddMedia({ kind, library, room, isEmpty }: AddMediaProps) {
  const isSingle = isSingleKind(kind);
  const { used, limit } = library.allowances[kind];
  if (limit !== null && used >= limit && !isSingle) {
    return <Full kind={kind} limit={limit} plan={library.plan} />;
  }

  const add = (files: File[]) => addFiles(kind, files, room);
  const Icon = icons[fileKindOf(kind)];
  return (
    <DropZone
      onFiles={add}
      className={classNames(
        'flex min-w-0 flex-col items-center justify-center gap-3 rounded-control border border-control/60 border-dashed px-3 py-5 text-center sm:px-4',
        (isEmpty || isSingle) && 'grow max-sm:basis-32',
        isEmpty && 'sm:py-9',
      )}
    >
      {isEmpty && (
        <>
          <Icon aria-hidden strokeWidth={1.4} className="size-11 text-marigold" />
          <p className="max-w-sm text-balance font-medium">{words.kinds[kind].empty}</p>
        </>
      )}
      <div className="flex flex-wrap justify-center gap-2.5">
        <FileButton accept={uploadField(fileKindOf(kind)).accept} multiple={!isSingle} onFiles={add}>
          {chooseText(kind, isEmpty)}
        </FileButton>
        <CaptureButton kind={kind} onFile={(file) => add([file])} />
      </div>
      <p className="text-muted text-sm">
        <span className="pointer-coarse:hidden">{isSingle ? words.drop_one : words.drop_several}</span>{' '}
        {requirementText(kind)}
      </p>
    </DropZone>
  );
}

function chooseText(kind: MediaKind, isEmpty: boolean): string {
  if (!isSingleKind(kind)) return words.choose_several[kind];
  return isEmpty ? words.choose_first : words.choose_other;
}

function Full({ kind, limit, plan }: { kind: ListKind; limit: number; plan: string | null }) {
  return (
    <Notice>
      <p className="font-semibold text-ink">
        {plan ? words.full_of_plan[kind](plan, limit) : words.full_without_plan[kind](limit)}
      </p>
      <p>
        {sentence(
          words.full_next((text) => (
            <Link
              key="link"
              to={paths.talentPlans}
              className="font-semibold text-accent underline underline-offset-4"
            >
              {text}
            </Link>
          )),
        )}
      </p>
    </Notice>
  );
}
