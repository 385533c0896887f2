import { useQuery } from "@tanstack/react-query";
import { ExternalLink, Send } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import type { RequestDetail } from "../../server/desk/desk-api.ts";
import { templatesQuery } from "../server-api/queries.ts";
import { announce } from "../shell/announcement.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { Checkbox, Select, TextArea, TextInput } from "../ui/controls.tsx";
import { Section } from "../ui/Section.tsx";
import { useAct } from "../unsent-actions/send-actions.ts";
import { useDraft } from "../unsent-actions/unsent.ts";
import { words } from "../words.ts";
import { mailLink } from "./links.ts";

/** A reply from a template, sent by the server or opened in her mail program. */
export function ReplyForm({ request }: { request: RequestDetail }) {
  const { reference, email, name, status } = request;
  const { data: templates = [], error } = useQuery(templatesQuery(reference));
  const act = useAct();
  const [hasSent, setHasSent] = useState(false);
  const [template, setTemplate, forgetTemplate] = useDraft(
    `template ${reference}`,
    hasSent ? "" : templates[0]?.id,
  );
  const chosen = templates.find(({ id }) => id === template);
  const [subject, setSubject, forgetSubject] = useDraft(`subject ${reference}`, chosen?.subject);
  const [text, setText, forgetText] = useDraft(`reply ${reference}`, chosen?.text);
  const [marksAnswered, setMarksAnswered] = useState(true);
  const isNew = status === "new";

  const choose = (id: string) => {
    setTemplate(id);
    forgetSubject();
    forgetText();
    if (text !== (chosen?.text ?? "") || subject !== (chosen?.subject ?? ""))
      announce(words.reply.replaced, () => {
        setTemplate(template);
        setSubject(subject);
        setText(text);
      });
  };

  const markAnswered = () => {
    if (isNew && marksAnswered) act(request, { kind: "status", status: "answered" });
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    act(request, {
      kind: "reply",
      subject: subject.trim(),
      text: text.trim(),
      marksAnswered: isNew && marksAnswered,
    });
    setHasSent(true);
    for (const forget of [forgetTemplate, forgetSubject, forgetText]) forget();
    announce(words.reply.queued(name));
  };
  return (
    <Section heading={words.reply.heading(email)} id="reply">
      <form onSubmit={send} className="grid grid-cols-1 gap-3">
        {error && <p className="text-sm text-moss">{words.reply.noTemplates}</p>}
        {templates.length > 0 && (
          <Select
            label={words.reply.template}
            value={template}
            onChange={({ target }) => choose(target.value)}
            options={[
              { value: "", label: words.reply.empty },
              ...templates.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <TextInput
          label={words.reply.subject}
          required
          maxLength={200}
          value={subject}
          onChange={({ target }) => setSubject(target.value)}
        />
        <TextArea
          label={words.reply.text}
          required
          rows={8}
          maxLength={10_000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {isNew && (
          <Checkbox
            label={words.reply.marksAnswered}
            checked={marksAnswered}
            onChange={({ target }) => setMarksAnswered(target.checked)}
          />
        )}
        <div className="grid gap-2 sm:grid-cols-2">
          <Button type="submit" look="main">
            <Send size={18} strokeWidth={1.75} />
            {words.reply.send}
          </Button>
          <LinkButton href={mailLink(email, subject, text)} onClick={markAnswered}>
            <ExternalLink size={18} strokeWidth={1.75} />
            {words.reply.open}
          </LinkButton>
        </div>
      </form>
    </Section>
  );
}
