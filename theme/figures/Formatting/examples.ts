/**
 * The example messages. Each key is the text of the button that puts the message into the box. The
 * first message is in the box from the start.
 */
export const exampleMessages: Record<string, string> = {
  'A bit of all': `Hello @bruno, the **garden day** is on *Saturday* :seedling:

- [x] Book the tools
- [ ] Bring cake, as said in ~garden

More in [the plan](https://example.org/plan). #garden`,
  'Bold and italic':
    'The meeting is **today**, *not* tomorrow.\nThe room is ~~upstairs~~ ***downstairs***.',
  List: `1. Open the hall
2. Set up the stand

What we need:
- Food
  - Bread
  - Cheese
- Tables and chairs`,
  'Task list': `Before Saturday:
- [x] Book the hall
- [ ] Print the posters, @chloe?`,
  Table: `| Day      | Who   | Seats |
|:---------|:-----:|------:|
| Tuesday  | Amina |    12 |
| Thursday | Bruno |     8 |`,
  Code: `Run \`date\`, or all of this:
\`\`\`sh
cd backups
ls -l
\`\`\``,
  Quote: `> Shall we meet on Tuesday?

Yes, at six :+1:`,
  Link: `Here are [the minutes](https://example.org/minutes), also at https://example.org.
Questions? Ask in ~help or write to chloe@example.org.`,
};
