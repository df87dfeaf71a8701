import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { type TakingProps, takePicture } from '#features/talent/media/capture.ts';
import { LiveView } from '#features/talent/media/LiveView.tsx';
import { useBlobUrl } from '#features/talent/media/use-blob-url.ts';
import { useStream } from '#features/talent/media/use-stream.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/talent/media.ts';
import * as common from '#words/ui/common.ts';

/** Takes a photo with the computer's camera and shows it for approval. */
export function CameraDialog({ title, file, onTaken, onClose }: TakingProps) {
  const { stream, failure } = useStream(file);
  const view = useRef<HTMLVideoElement>(null);
  // Before the first picture there is nothing to take.
  const [isShown, setIsShown] = useState(false);
  const [taken, setTaken] = useState<File>();
  const picture = useBlobUrl(taken);

  async function take() {
    if (view.current) setTaken(await takePicture(view.current, new Date()));
  }

  function retake() {
    setIsShown(false);
    setTaken(undefined);
  }

  return (
    <Dialog title={title} onClose={onClose} wide>
      {failure && <Notice tone="failure">{failure}</Notice>}
      {!stream && !failure && <Loading text={words.device_opening.camera} />}
      {stream && !picture && <LiveView ref={view} stream={stream} onShown={() => setIsShown(true)} />}
      {picture && (
        <img
          src={picture}
          alt={common.preview}
          className="max-h-[60dvh] w-full rounded-control bg-black object-contain"
        />
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {stream && !taken && (
          <Button onClick={take} disabled={!isShown}>
            <Camera aria-hidden className="size-5" />
            {words.photo_take}
          </Button>
        )}
        {taken && (
          <>
            <Button onClick={() => onTaken(taken)}>{words.photo_use}</Button>
            <Button variant="secondary" onClick={retake}>
              {words.photo_again}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
