import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { hashesOf } from '../fileHashes';
import { ProjectCopy, runScript } from '../projectCopy';

/** A mistake that a volunteer or an operator could make, and the line of the build that must say where. */
interface Mistake {
  name: string;
  make(project: ProjectCopy): void;
  message: RegExp;
}

/** Mistakes by where the build finds them: those of one place are listed by one build. They assert the seam rspress-errors, too. */
const builds: Record<string, Mistake[]> = {
  'the configuration': [
    {
      name: 'a wrong address in site.config.ts',
      make: (project) => project.edit('site.config.ts', /^ {4}status: .*$/m, "    status: 'status.example',"),
      message: /^site\.config\.ts:\d+: links\.status: must be a web address, such as/m,
    },
    {
      name: 'a base without its slash',
      make: (project) => project.edit('site.config.ts', "base: '/'", "base: '/site'"),
      message: /^site\.config\.ts:\d+: base: must begin and end with a slash/m,
    },
    {
      name: 'a service twice in services.config.ts',
      make: (project) => project.append('services.config.ts', '\nservices.push(...services.slice(0, 1));\n'),
      message: /^services\.config\.ts: the id “[a-z-]+” is used twice/m,
    },
  ],
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
  'what is compiled': [
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
        /^theme\/figures\/Poll\/Poll\.tsx: a behavior or an island imports @rspress\/core\/runtime, or a component that does/m,
    },
  ],
  'what pages are rendered from': [
    {
      name: 'a component that nobody has made',
      make: (project) => project.append('docs/docs/mattermost/settings/team-settings.mdx', '\n<Linc />\n'),
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
        project.append('docs/docs/mattermost/messaging/polls.mdx', '\n<Fact of="terms.color" />\n'),
      message:
        /^docs\/docs\/mattermost\/messaging\/polls\.mdx:\d+: <Fact of="terms\.color" \/>: site\.config\.ts has no such fact$/m,
    },
  ],
  'the files of the pages': [
    {
      name: 'a colon in the front matter',
      make: (project) => project.edit('docs/cgu.mdx', 'title: Terms', 'title: Terms: ours'),
      message: /^docs\/cgu\.mdx:2: the front matter cannot be read .*colon between quotes$/m,
    },
    {
      name: 'a callout that is never closed',
      make: (project) => project.append('docs/docs/mattermost/messaging/polls.mdx', '\n:::tip\n\nx\n'),
      message: /^docs\/docs\/mattermost\/messaging\/polls\.mdx:\d+: :::tip is never closed/m,
    },
    {
      name: 'a post without a date',
      make: (project) =>
        project.append('docs/blog/opening.mdx', '---\ndescription: A post.\n---\n\n# We are open\n'),
      message:
        /^docs\/blog\/opening\.mdx:1: a post needs its day in the front matter, such as date: 2025-01-20$/m,
    },
  ],
  'the built pages': [
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

test('a page that comes, is renamed and goes is built each time, and a word changes its own page only', async () => {
  const project = new ProjectCopy();
  const dist = path.join(project.folder, 'dist');
  const added = path.join(project.folder, 'docs/extra.mdx');
  const renamed = path.join(project.folder, 'docs/extra.md');
  const link = '\n\n[Extra](/extra)\n';
  const build = async () => {
    await project.build({ COMPRESSION: 'off' });
    return hashesOf(dist).filter(
      (line) => /\.(?:html|css|js|svg|png) /.test(line) && !line.includes('extra.'),
    );
  };
  try {
    writeFileSync(
      added,
      '---\ntitle: Extra\ndescription: A page that comes and goes while the site is written by others.\n---\n\n# Extra\n\nMore.\n',
    );
    project.change('docs/cgu.mdx', (text) => text + link);
    const before = await build();
    expect(existsSync(path.join(dist, 'extra.html'))).toBe(true);

    renameSync(added, renamed);
    project.change('docs/docs/services/pad.mdx', (text) => text.replace('\n## ', '\nAnother word.\n\n## '));
    const after = await build();
    expect(existsSync(path.join(dist, 'extra.html'))).toBe(true);
    const changed = after.filter((line) => !before.includes(line)).map((line) => line.split(' ')[0]);
    expect(changed).toEqual(['docs/services/pad.html', 'static/pages/docs/services/pad.html']);
    expect(after.length).toBe(before.length);

    rmSync(renamed);
    project.change('docs/cgu.mdx', (text) => text.replace(link, ''));
    await build();
    expect(existsSync(path.join(dist, 'extra.html'))).toBe(false);
  } finally {
    project.remove();
  }
});
