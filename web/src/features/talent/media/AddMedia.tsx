import { mediaRules } from '@kirdaar/contract/rules/media';
import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { Clapperboard, ImagePlus, Mic } from 'lucide-react';
import { Link } from 'react-router';
import { uploadField } from '#api/upload-field.ts';
import { addFiles, type Room } from '#features/talent/media/add-files.ts';
import { CaptureButton } from '#features/talent/media/CaptureButton.tsx';
import type { MediaLibrary } from '#features/talent/media/media-library.ts';
import { fileKindOf, mediaTexts, requirementText } from '#features/talent/media/media-texts.ts';
import { paths } from '#paths.ts';
import { classNames } from '#ui/class-names.ts';
import { DropZone } from '#ui/DropZone.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import { Notice } from '#ui/Notice.tsx';

interface AddMediaProps {
  kind: MediaKind;
  library: MediaLibrary;
  room: Room;
  isEmpty: boolean;
}

const icons = { image: ImagePlus, video: Clapperboard, audio: Mic };

/** Drop zone with buttons to choose or take files. When the limit is reached, it says what to do. */
export function AddMedia({ kind, library, room, isEmpty }: AddMediaProps) {
  const { noun, allowance } = mediaRules[kind];
  const isSingle = allowance === undefined;
  const { limit } = library.allowances[kind];
  if (limit !== null && library.allowances[kind].used >= limit && !isSingle) {
    return <Full limit={limit} noun={noun} plan={library.plan} />;
  }

  const add = (files: File[]) => addFiles(kind, files, room);
  const chooseText = isSingle ? `Choose ${isEmpty ? 'a photo' : 'another'}` : `Choose ${noun}s`;
  const Icon = icons[fileKindOf(kind)];
  return (
    <DropZone
      onFiles={add}
      className={classNames(
        'flex min-w-0 flex-col items-center justify-center gap-3 rounded-control border border-control/60 border-dashed px-3 py-5 text-center sm:px-4',
        (isEmpty || isSingle) && 'grow',
        isEmpty && 'sm:py-9',
      )}
    >
      {isEmpty && (
        <>
          <Icon aria-hidden strokeWidth={1.4} className="size-11 text-marigold" />
          <p className="max-w-sm text-balance font-medium">{mediaTexts[kind].empty}</p>
        </>
      )}
      <div className="flex flex-wrap justify-center gap-2.5">
        <FileButton accept={uploadField(fileKindOf(kind)).accept} multiple={!isSingle} onFiles={add}>
          {chooseText}
        </FileButton>
        <CaptureButton kind={kind} onFile={(file) => add([file])} />
      </div>
      <p className="text-muted text-sm">
        <span className="pointer-coarse:hidden">Or drop {isSingle ? 'it' : 'them'} here. </span>
        {requirementText(kind)}
        {!isSingle && ' each'}.
      </p>
    </DropZone>
  );
}

function Full({ limit, noun, plan }: { limit: number; noun: string; plan: string | null }) {
  return (
    <Notice>
      <p className="font-semibold text-ink">
        {plan ? `Your ${plan} plan allows` : 'Without a plan you can have'} {limit} {noun}
        {limit === 1 ? '' : 's'}. You have reached this limit.
      </p>
      <p>
        Replace or delete one, or{' '}
        <Link to={paths.talentPlans} className="font-semibold text-accent underline underline-offset-4">
          compare the plans
        </Link>
        .
      </p>
    </Notice>
  );
}
