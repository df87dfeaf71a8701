import { render, screen } from '@testing-library/react';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { siteContext } from '#api/site-context.ts';
import ProjectsPage, { loader } from '#features/site/projects/ProjectsPage.tsx';
import { Loading } from '#ui/Loading.tsx';

test('filters the projects by the URL', async () => {
  const readApi = show('/projects?type=Web+Series&page=2');

  expect(await screen.findByText('No projects found.')).toBeDefined();
  expect(readApi).toHaveBeenCalledWith('/api/content/projects?type=Web+Series&limit=24&page=2');
  expect(screen.getByRole('link', { name: 'Web Series' }).getAttribute('aria-current')).toBe('page');
});

test('shows all projects for an unknown type in the URL', async () => {
  const readApi = show('/projects?type=Opera');

  expect(await screen.findByText('No projects found.')).toBeDefined();
  expect(readApi).toHaveBeenCalledWith('/api/content/projects?type=All&limit=24&page=1');
});

function show(path: string) {
  const readApi = vi.fn(async (_path: string) => ({ success: true, projects: [], total: 0 }));
  // The page uses nothing else of the site context.
  const context = new RouterContextProvider(new Map([[siteContext, { readApi } as never]]));
  const Site = createRoutesStub([
    {
      path: '/projects',
      // The stub passes the server's data without the router's generated types.
      Component: ProjectsPage as never,
      loader: ({ request }) => loader({ context, request } as never),
      HydrateFallback: Loading,
    },
  ]);
  render(<Site initialEntries={[path]} />);
  return readApi;
}
