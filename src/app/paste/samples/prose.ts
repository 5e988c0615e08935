/** What people write to people: no tool is meant. */
export const PROSE: readonly string[] = [
  // Chinese
  ...`今天天气很好,我们去公园散步吧。
这个问题我已经看过了,明天给你答复。
请把会议记录发到群里。
好的
收到,谢谢!
你好,请问现在方便通话吗?
昨天的版本有个小问题,登录页面偶尔会白屏。
晚上一起吃饭吗?七点老地方见。
北京市朝阳区建国路88号
张伟
人工智能正在改变我们的工作方式。
第三章 数据结构
他说:"我不知道。"
周五之前能完成吗?
项目进度:已完成80%,剩余部分下周交付。
生日快乐!
路上堵车,大概晚到十分钟。
文档写得不错,只是标题需要再改一下。
一共有三百二十五个人参加。
上海 · 2024年春
关于假期安排的通知
请尽快回复
没问题,我来处理
这是一段普通的中文文字,用来测试没有任何工具会被推荐。
学而时习之,不亦说乎?
价格大约是两千块左右`.split('\n'),
  // English
  ...`The quick brown fox jumps over the lazy dog.
I'll be there in ten minutes.
Can you review my pull request when you have time?
Thanks!
ok
sounds good to me
Meeting notes
Chapter 3: The Return
John Smith
221B Baker Street, London
We had about 300 guests, which was more than expected.
Please find attached the report for the third quarter.
LGTM, but please rename this variable before merging.
This function does too much; could we split it in two?
Nit: missing semicolon here.
Why not use a Map instead of an object?
I think the cache is never invalidated, so users see old data.
Have you tested this on Safari?
He arrived at 5 and left at 7.
Add milk, eggs and bread to the list.
Happy birthday, Maria!
hello
world
information
yesterday
Friday
onboarding
The price went up by 20% last year.
It costs $5 or so.
What a day...
See you tomorrow :)
brb
lol that was funny
To be, or not to be, that is the question.
Getting started
Frequently asked questions
How to install the app
Terms of service
Dr. Emily Carter, PhD
New York, NY 10001
Room 404 is on the fourth floor.
We are hiring: senior engineer, remote.
Note: the office is closed on Monday.
First come, first served.
The server was down from 3 to 4 pm, nobody noticed.
Not sure; ask Tom & Jerry about it.
He said "no" and hung up.
Version two is out now, with many fixes.
A well-known, state-of-the-art approach
Step 1. Open the box
Is it 25 degrees outside?
It was him/her choice
The train leaves from platform 9.
Do we need both?
I would rather not.
Could be worse!
Shipping takes 2-3 days.
My phone number has changed, call me later.
Ladies and gentlemen,
Dear Sir or Madam,
Kind regards, Paul
README
Introduction
Summary
TODO later
The colour red suits you.
Use the base case first, then recurse.
Let us select a few and update the rest.
I said maybe (not yes).
Anna, Bert and Carl will join.
One of them is 42 years old.
Great work, team 👏
On it 👍
Let's sync at 3pm
The function returns null when nothing is found.
This should be a constant, not a magic number 86400.
We could drop the table and create it again.
Please insert the key with care.
Explain why this is safe, git or no git.
Is curl installed on that machine?
Merge it with the other one; see issue 1234.
He lives in apartment 12-B.
Half of the users never log in.
An apple a day keeps the doctor away.
All rights reserved.
Copyright 2024 Example Corporation
Chapter IV
Act II, scene 3
What is 2 and 2?
It's all Greek to me.
Page 12 of 30
Open: Monday to Friday
Total: 15 items
Mr. and Mrs. Jones
Long live the king!
rock and roll
Saint Petersburg
Barcelona
coffee shop
machine learning
good morning everyone
any update on this?
wontfix
needs more tests
same here
Release notes for the spring edition`.split('\n'),
  // French
  ...`Bonjour, comment allez-vous ?
Je serai en retard de dix minutes.
Merci beaucoup !
L'été dernier, nous étions à la mer.
Pouvez-vous relire mon texte ?
12, rue de la Paix, Paris
Jean Dupont
Chapitre 2 : la fuite
Le projet avance bien, il reste deux semaines.
C'est noté, à demain.
Réunion lundi à 14 h
Ça marche
Il faut que j'y aille.
Le chat dort sur le canapé depuis ce matin.
Bon anniversaire Élodie !
Quel temps fait-il aujourd'hui ?
Le prix a augmenté de 15 % en un an.
D'accord
Table des matières
Compte rendu de la réunion
Les conditions générales ont changé.
Nous sommes 25 dans la classe.
Je ne comprends pas pourquoi ce test échoue.
Cette fonction est trop longue, il faudrait la découper.
Madame, Monsieur,
Cordialement, Sophie
Peut-être demain
Bien reçu, merci.`.split('\n'),
  // Several lines
  'Hi Anna,\n\nthanks for your mail. I will look into it tomorrow.\n\nBest,\nTom',
  'We met on Monday.\nThen it rained, so we went home.\nNobody was sad about it.',
  '大家好,\n\n下周一下午开会,请准时参加。\n\n谢谢',
  'Bonjour à tous,\n\nla réunion est reportée à jeudi.\n\nBonne journée',
  'anna: are you there?\nbert: yes, one moment please\nanna: no hurry at all',
  '[10:31] Anna: are you coming?\n[10:32] Bert: in five minutes!',
  'Things I like:\n- long walks on the beach\n- good books, with tea\n- rain, when I am inside',
  'Roses are red,\nviolets are blue,\nsugar is sweet,\nand so are you.',
  'The first paragraph says what it is about. It is not long, but it has several sentences, as paragraphs do. Nobody wants to change it.\n\nThe second one goes on in the same way; it has commas, semicolons and a full stop at its end. It is plain text, and the visitor wants nothing special from it at all.',
  '1. Open the door\n2. Walk in, slowly\n3. Sit down and wait.',
  '> as I said before\n\nI agree with that.',
  'Dear team,\n\nplease remember: the deadline is Friday.\n\nThanks,\nMaria',
];
