import { expect, test } from '@rstest/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from '../Icon/Icon';
import { Bar, Button, Field, Line, Message, Pane, Picture, Screen } from './Picture';

const render = renderToStaticMarkup;

test('a picture is drawn for eyes, and its sentence is for everybody else', () => {
  const html = render(
    <Picture alt="A list with Events.">
      <Screen>
        <Pane title="Channels">
          <Line icon="globe" n={1} count={2}>
            Events
          </Line>
        </Pane>
      </Screen>
    </Picture>,
  );
  expect(html).toMatch(/^<figure[^>]*><div[^>]* aria-hidden="true">.*Events.*<\/div><figcaption>/);
  expect(html).toContain('>A list with Events.</figcaption>');
});

test('a picture without a sentence is refused', () => {
  expect(() => render(<Picture alt="">x</Picture>)).toThrow('<Picture> needs alt="…"');
});

/**
 * Returns a function that renders a part with wrong properties. Pages can contain such properties,
 * because TypeScript does not check pages.
 */
const renderWrongly = (part: unknown, props: object) => () =>
  render(createElement(part as 'p', props, ...(part === Bar ? [] : ['Events'])));

test('what a part does not have is told by its name', () => {
  for (const [name, part, props] of [
    ['Picture', Picture, { alt: 'A list.' }],
    ['Screen', Screen, {}],
    ['Pane', Pane, {}],
    ['Line', Line, {}],
    ['Bar', Bar, { of: ['at'] }],
    ['Message', Message, { from: 'Amina' }],
    ['Field', Field, {}],
    ['Button', Button, {}],
  ] as const) {
    expect(renderWrongly(part, props), name).not.toThrow();
    expect(renderWrongly(part, { ...props, cuont: 2 }), name).toThrow(`<${name}> has no cuont`);
  }
});

test('icons, screens and widths that there are not are told with those that there are', () => {
  expect(renderWrongly(Line, { icon: 'glob' })).toThrow(
    /<Line icon="glob">: there is no such icon; choose service, /,
  );
  expect(renderWrongly(Bar, { of: ['glob'] })).toThrow('<Bar icon="glob">');
  expect(renderWrongly(Icon, { name: 'glob' })).toThrow(
    '<Icon name="glob">: there is no such icon',
  );
  expect(renderWrongly(Bar, {})).toThrow('<Bar> needs of={[…]}');
  expect(renderWrongly(Message, {})).toThrow('<Message> needs from="…"');
  expect(renderWrongly(Field, { icon: 'glob' })).toThrow('<Field icon="glob">');
  expect(renderWrongly(Screen, { kind: 'fone' })).toThrow(
    '<Screen kind="fone">: there are only window, phone, menu',
  );
  expect(renderWrongly(Pane, { width: 'huge' })).toThrow(
    '<Pane width="huge">: there are only narrow, usual, wide, full',
  );
});
