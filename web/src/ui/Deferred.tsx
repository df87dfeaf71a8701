import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router';
import { Loading } from '#ui/Loading.tsx';

interface DeferredProps<T> {
  /** What the page did not wait for. */
  resolve: T;
  /** What is said while it loads. */
  loading?: string;
  children: (loaded: Awaited<T>) => ReactNode;
}

/** Shows data that a page loads after it has opened. */
export function Deferred<T>({ resolve, loading, children }: DeferredProps<T>) {
  return (
    <Suspense fallback={<Loading {...(loading && { text: loading })} />}>
      <Await resolve={resolve}>{children}</Await>
    </Suspense>
  );
}
