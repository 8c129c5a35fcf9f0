import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { hashesOf } from '../fileHashes';
import { ProjectCopy } from '../projectCopy';
import { rawRequest } from '../rawHttp';
import { ServedFolder } from '../servedFolder';

test('a page that comes and is renamed is built each time, a word changes its own page only, and visitors who have the old one get it', async () => {
  const project = new ProjectCopy();
  const dist = path.join(project.folder, 'dist');
  const served = new ServedFolder();
  const pad = 'docs/docs/services/pad.mdx';
  const build = async () => {
    await project.build({ COMPRESSION: 'off' });
    await served.deploy(dist);
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
