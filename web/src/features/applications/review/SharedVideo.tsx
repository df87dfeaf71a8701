import './shared-video.css';
import { Play } from 'lucide-react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { focusClass } from '#api/renditions.ts';
import { serverMessage } from '#api/server-message.ts';
import * as words from '#words/applications/shared-board.ts';

/** Who looks at a share link: the token, and the name or email. */
export interface Viewer {
  token: string;
  name: string;
}

interface SharedVideoProps {
  video: string;
  /** The still image, if there is one. */
  poster: string | null;
  /** Of the applicant. */
  name: string;
  viewer: Viewer;
  onStart: () => void;
}

/** Plays a video through an address that works for ten minutes, under the moving name of the viewer. */
export function SharedVideo({ video, poster, name, viewer, onStart }: SharedVideoProps) {
  const [url, setUrl] = useState<string>();
  const [failure, setFailure] = useState<string>();
  /** Where to go on with a new address. */
  const place = useRef(0);
  const renewed = useRef(false);

  async function load() {
    setFailure(undefined);
    try {
      setUrl((await callApi('POST /api/shared-board/video', { body: { viewer: viewer.token, video } })).url);
    } catch (error) {
      setUrl(undefined);
      setFailure(serverMessage(error, words.video_failed));
    }
  }

  /** The address has probably ended during a pause; a second failure in a row has another cause. */
  function renew({ currentTarget }: SyntheticEvent<HTMLVideoElement>) {
    place.current = currentTarget.currentTime;
    if (!renewed.current) {
      renewed.current = true;
      void load();
      return;
    }
    setUrl(undefined);
    setFailure(words.video_failed);
  }

  if (url === undefined) {
    return (
      <>
        {poster ? (
          <img
            src={poster}
            alt={words.still(name)}
            loading="lazy"
            decoding="async"
            className={`size-full object-cover ${focusClass(poster)}`}
          />
        ) : (
          <div className="size-full bg-night" />
        )}
        <button
          type="button"
          onClick={load}
          className="absolute inset-0 m-auto flex h-12 w-fit items-center gap-2 rounded-full bg-black/70 px-5 font-semibold text-white hover:bg-black/85"
        >
          <Play aria-hidden className="size-5" />
          {words.play(name)}
        </button>
        {failure && (
          <p
            role="alert"
            className="absolute inset-x-3 bottom-3 rounded-control bg-card p-2 text-ink text-sm"
          >
            {failure}
          </p>
        )}
      </>
    );
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: talent send their tapes without captions. */}
      <video
        src={url}
        controls
        // In full screen or a window of its own the video would lose the watermark.
        controlsList="nodownload nofullscreen noremoteplayback"
        disablePictureInPicture
        playsInline
        autoPlay
        onContextMenu={(event) => event.preventDefault()}
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.currentTime = place.current;
        }}
        onPlaying={() => {
          renewed.current = false;
          onStart();
        }}
        onError={renew}
        className="size-full bg-black object-contain"
      />
      <p
        aria-hidden
        className="viewer-watermark pointer-events-none absolute max-w-3/5 truncate rounded-control bg-black/30 px-2 text-sm text-white/75"
      >
        {viewer.name}
      </p>
    </>
  );
}
