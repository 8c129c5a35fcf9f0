import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { hashesOf } from '../fileHashes';
import { ProjectCopy, runScript } from '../projectCopy';
import { rawRequest } from '../rawHttp';
import { ServedFolder } from '../servedFolder';

/** A mistake that a volunteer or an operator could make, and the line of the build that must say where. */
interface Mistake {
  name: string;
  make(project: ProjectCopy): void;
  message: RegExp;
}

/** Mistakes by where the build finds them: those of one place are listed by one build. They assert the seam rspress-errors, too. */
const builds: Record<string, Mistake[]> = {
  'values of the sample': [
    {
      name: 'a value of the sample where site.config.ts says that there is none',
      make(project) {
        project.change('site.config.ts', (text) => text.replace('sample: true', 'sample: false'));
        project.append(
          'site.config.ts',
          "\nsite.legal = {\n  ...site.legal,\n  phone: '+33 1 99 00 12 34',\n};\n",
        );
      },
      message: /^site\.config\.ts:\d+: .*phone: still the sample’s: /m,
    },
  ],
  'a configuration that cannot be read': [
    {
      name: 'an apostrophe between single quotes',
      make: (project) => project.edit('site.config.ts', /^ {2}name: .*$/m, "  name: 'Les Nuages d'Armor',"),
      message: /^site\.config\.ts:\d+:\d+: .*apostrophe/m,
    },
  ],
  'what is compiled, and front matter': [
    {
      name: 'a brace that is never closed',
      make: (project) =>
        project.append('docs/docs/mattermost/messaging/sending-messages.mdx', '\nHello {name\n'),
      message:
        /^docs\/docs\/mattermost\/messaging\/sending-messages\.mdx:\d+: a \{ is never closed; where it is text/m,
    },
    {
      name: 'a picture without words',
      make: (project) => project.append('docs/docs/mattermost/messaging/polls.mdx', '\n![](/favicon.svg)\n'),
      message:
        /^docs\/docs\/mattermost\/messaging\/polls\.mdx:\d+: !\[\]\(\/favicon\.svg\) needs words for those who do not see it/m,
    },
    {
      name: 'an import of a file that there is not',
      make: (project) =>
        project.append('docs/docs/services/plik.mdx', "\n\nimport { Gone } from './gone';\n\n<Gone />\n"),
      message: /^docs\/docs\/services\/plik\.mdx:\d+: .*\.\/gone/m,
    },
    {
      name: 'a post without a date',
      make: (project) =>
        project.append('docs/blog/opening.mdx', '---\ndescription: A post.\n---\n\n# We are open\n'),
      message:
        /^docs\/blog\/opening\.mdx:1: a post needs its day in the front matter, such as date: 2025-01-20$/m,
    },
    {
      name: 'a figure that uses Rspress’s runtime',
      make(project) {
        const file = 'theme/figures/Poll/Poll.tsx';
        project.edit(
          file,
          "import { useState } from 'react';",
          "import { useState } from 'react';\nimport { withBase } from '@rspress/core/runtime';",
        );
        project.edit(file, 'title="Write a poll"', "title={withBase('/')}");
      },
      message:
        /^theme\/figures\/Poll\/Poll\.tsx:\d+: a behavior or an island imports @rspress\/core\/runtime, or a component that does/m,
    },
  ],
  'what pages are rendered from': [
    {
      name: 'a component that nobody has made',
      make: (project) =>
        project.append('docs/docs/mattermost/settings/team-settings.mdx', '\n<Linc />\n\n<Linc />\n'),
      message:
        /^docs\/docs\/mattermost\/settings\/team-settings\.mdx:\d+: there is no component <Linc>: correct its name/m,
    },
    {
      name: 'a sign of a picture that there is not',
      make: (project) => project.edit('docs/docs/mattermost/introduction.mdx', 'icon="globe"', 'icon="glob"'),
      message:
        /^docs\/docs\/mattermost\/introduction\.mdx:\d+: <Line icon="glob">: there is no such icon; choose service, /m,
    },
    {
      name: 'a fact that the configuration does not have',
      make: (project) =>
        project.append('docs/docs/mattermost/messaging/polls.mdx', '\n<ConfigValue of="terms.color" />\n'),
      message:
        /^docs\/docs\/mattermost\/messaging\/polls\.mdx:\d+: <ConfigValue of="terms\.color" \/>: site\.config\.ts has no such value$/m,
    },
  ],
  'front matter that cannot be read': [
    {
      name: 'a colon in the front matter',
      make: (project) => project.edit('docs/cgu.mdx', 'title: Terms', 'title: Terms: ours'),
      message: /^docs\/cgu\.mdx:2: the front matter cannot be read .*colon between quotes$/m,
    },
  ],
  'the built pages, and the text of one': [
    {
      name: 'a callout that is never closed',
      make: (project) => project.append('docs/docs/mattermost/messaging/polls.mdx', '\n:::tip\n\nx\n'),
      message: /^docs\/docs\/mattermost\/messaging\/polls\.mdx:\d+: :::tip is never closed/m,
    },
    {
      name: 'a link in Markdown to a page that does not exist',
      make: (project) =>
        project.append(
          'docs/docs/mattermost/messaging/attaching-files.mdx',
          '\n[nowhere](/docs/services/nowhere)\n',
        ),
      message:
        /^docs\/docs\/mattermost\/messaging\/attaching-files\.mdx:\d+: the link \/docs\/services\/nowhere leads to no page and no file$/m,
    },
    {
      name: 'a link in Markdown to an anchor that does not exist',
      make: (project) => project.append('docs/docs/services.mdx', '\n[nothing](/cgu#no-such-part)\n'),
      message: /^docs\/docs\/services\.mdx:\d+: the link \/cgu#no-such-part leads to no part of its page$/m,
    },
    {
      name: 'a link of a component to a page that does not exist',
      make: (project) => project.append('docs/cgu.mdx', '\n<a href={"/nowhere"}>nowhere</a>\n'),
      message: /^docs\/cgu\.mdx:\d+: the link \/nowhere leads to no page and no file$/m,
    },
    {
      name: 'a heading that skips a level',
      make: (project) => project.append('docs/docs/services/pad.mdx', '\n## Two\n\n#### Four\n'),
      message: /^docs\/docs\/services\/pad\.mdx:\d+: a heading of level 4 follows one of level 2$/m,
    },
    {
      name: 'a page that no link leads to',
      make: (project) =>
        project.append('docs/docs/lonely.mdx', '---\ndescription: A page.\n---\n\n# Lonely\n'),
      message: /^docs\/docs\/lonely\.mdx: no link leads here; add the page to sidebars\.ts/m,
    },
  ],
};

for (const [place, mistakes] of Object.entries(builds)) {
  const names = mistakes.map(({ name }) => name).join(', ');
  test(`mistakes in ${place} (${names}) fail the build with a line each that says where it is`, async () => {
    const project = new ProjectCopy();
    try {
      for (const { make } of mistakes) {
        make(project);
      }
      const { code, output } = await runScript(project.folder, ['build'], { COMPRESSION: 'off' });
      for (const { name, message } of mistakes) {
        expect.soft(output, name).toMatch(message);
      }
      expect(code).not.toBe(0);
      expect(output).not.toMatch(/^\s+at /m);
    } finally {
      project.remove();
    }
  });
}

test('a page that comes and is renamed is built each time, a word changes its own page only, and visitors who have the old one get it', async () => {
  const project = new ProjectCopy();
  const dist = path.join(project.folder, 'dist');
  const served = new ServedFolder();
  const pad = 'docs/docs/services/pad.mdx';
  const build = async () => {
    await project.build({ COMPRESSION: 'off' });
    served.deploy(dist);
    return hashesOf(dist).filter(
      (line) => /\.(?:html|css|js|svg|png) /.test(line) && !/extra|other/.test(line),
    );
  };
  try {
    project.append(
      'docs/extra.mdx',
      '---\ntitle: Extra\ndescription: A page that comes and goes while the site is written by others.\n---\n\n# Extra\n\nMore.\n',
    );
    project.append('docs/cgu.mdx', '\n\n[Extra](/extra)\n');
    project.edit(pad, '\n## ', '\nThe first word.\n\n## ');
    const before = await build();
    const url = await served.serve();
    const first = await rawRequest(url, '/docs/services/pad');
    expect(first.body.toString()).toContain('The first word.');
    expect(existsSync(path.join(dist, 'extra.html'))).toBe(true);

    renameSync(path.join(project.folder, 'docs/extra.mdx'), path.join(project.folder, 'docs/other.md'));
    project.edit('docs/cgu.mdx', '(/extra)', '(/other)');
    project.edit(pad, 'The first word.', 'The other word.');
    const after = await build();
    expect([existsSync(path.join(dist, 'extra.html')), existsSync(path.join(dist, 'other.html'))]).toEqual([
      false,
      true,
    ]);
    const changed = after.filter((line) => !before.includes(line)).map((line) => line.split(' ')[0]);
    const pages = ['cgu.html', 'docs/services/pad.html'];
    expect(changed).toEqual([...pages, ...pages.map((file) => `static/pages/${file}`)]);
    expect(after.length).toBe(before.length);

    // It has the same size, so only its time tells that it is another one.
    const second = await rawRequest(url, '/docs/services/pad', {
      headers: {
        'if-none-match': first.headers.etag ?? '',
        'if-modified-since': first.headers['last-modified'] ?? '',
      },
    });
    expect(second.statusCode).toBe(200);
    expect(second.body.toString()).toContain('The other word.');
    expect(second.body.length).toBe(first.body.length);
  } finally {
    await served.remove();
    project.remove();
  }
});
