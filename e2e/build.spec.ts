import { expect, test } from '@playwright/test';
import { ProjectCopy, runScript } from './project';

test.setTimeout(120_000);

/** A mistake that a volunteer or an operator could make, and the line that must tell where it is. */
const mistakes: { name: string; make: (project: ProjectCopy) => void; told: RegExp }[] = [
  {
    name: 'a wrong address in site.config.ts',
    make: (project) => project.edit('site.config.ts', /status: '[^']*'/, "status: 'status.exemple-libre'"),
    told: /^site\.config\.ts: links\.status: must be a web address such as/m,
  },
  {
    name: 'a missing field of site.config.ts',
    make: (project) => project.edit('site.config.ts', /^ {2}name: .*\n/m, ''),
    told: /^site\.config\.ts: name: /m,
  },
  {
    name: 'a base without its slash',
    make: (project) => project.edit('site.config.ts', "base: '/'", "base: '/site'"),
    told: /^site\.config\.ts: base: must begin and end with a slash/m,
  },
  {
    name: 'a service twice in services.config.ts',
    make: (project) => project.edit('services.config.ts', "id: 'pad'", "id: 'git'"),
    told: /^services\.config\.ts: the id “git” is used twice/m,
  },
  {
    name: 'a link to a page that does not exist',
    make: (project) => project.append('docs/cgu.mdx', '\n[nowhere](/docs/services/nowhere)\n'),
    told: /^docs\/cgu\.mdx: the link \/docs\/services\/nowhere leads to no page$/m,
  },
  {
    name: 'a link to an anchor that does not exist',
    make: (project) => project.append('docs/docs/services.mdx', '\n[nothing](/cgu#no-such-part)\n'),
    told: /^docs\/docs\/services\.mdx: the link \/cgu#no-such-part leads to no heading of its page$/m,
  },
  {
    name: 'a link in a component that leads nowhere',
    make: (project) => project.append('docs/cgu.mdx', '\n<a href="/nowhere">nowhere</a>\n'),
    told: /^\/cgu and 1 more: the link \/nowhere leads to no page and no file$/m,
  },
  {
    name: 'a page that nothing leads to',
    make: (project) => project.append('docs/docs/lonely.mdx', '# Lonely\n'),
    told: /^\/docs\/lonely: no link leads here; add the page to sidebars\.ts/m,
  },
  {
    name: 'a post without its day',
    make: (project) => project.append('docs/blog/opening.mdx', '# We are open\n'),
    told: /^docs\/blog\/\S+\.mdx: .*a post needs its day in the front matter, such as date: 2025-01-20$/m,
  },
  {
    name: 'a heading that skips a level',
    make: (project) => project.append('docs/cgu.mdx', '\n## Two\n\n#### Four\n'),
    told: /^\/cgu skips from a heading of level 2 to one of level 4$/m,
  },
  {
    name: 'a name that site.config.ts does not know',
    make: (project) => project.append('docs/cgu.mdx', '\n<SiteLink to="nowhere">x</SiteLink>\n'),
    told: /^docs\/cgu\.mdx: <SiteLink to="nowhere">: site\.config\.ts has no such link$/m,
  },
  {
    name: 'a component that does not exist',
    make: (project) => project.append('docs/cgu.mdx', '\n<ServiceFact id="pad" />\n'),
    told: /^docs\/cgu\.mdx: Expected component `ServiceFact` to be defined/m,
  },
  {
    name: 'a kind of callout that does not exist',
    make: (project) => project.append('docs/cgu.mdx', '\n:::danger\n\nx\n\n:::\n'),
    told: /^docs\/cgu\.mdx: :::danger is not a kind of callout/m,
  },
  {
    name: 'a brace that is never closed',
    make: (project) => project.append('docs/cgu.mdx', '\nHello {name\n'),
    told: /^docs\/cgu\.mdx: .*brace/m,
  },
];

for (const { name, make, told } of mistakes) {
  test(`${name} stops the build and is named`, async () => {
    const project = new ProjectCopy();
    try {
      make(project);
      const { code, output } = await runScript(project.folder, ['build']);
      expect(output).toMatch(told);
      expect(code).not.toBe(0);
      expect(output).not.toMatch(/^\s+at /m);
    } finally {
      project.remove();
    }
  });
}
