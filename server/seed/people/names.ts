/** Given names and surnames that occur together, by the family's region of origin. */
export interface Community {
  languages: string[];
  states: string[];
  female: string[];
  male: string[];
  surnames: string[];
}

const words = (text: string) => text.split(' ');

export const communities: Community[] = [
  {
    languages: ['Marathi', 'Hindi'],
    states: ['Maharashtra'],
    female: words('Mrunal Sayali Gauri Ketaki Rutuja Shruti Vaidehi Tejaswini Aarya Mugdha Snehal Ashwini'),
    male: words('Omkar Aditya Siddhesh Tanmay Prathamesh Sumedh Chinmay Swapnil Vedant Ameya Nikhil Ajinkya'),
    surnames: words(
      'Kulkarni Joshi Patil Shinde Jadhav Gokhale Sawant Pawar Deshmukh More Kadam Bhosale Naik Apte',
    ),
  },
  {
    languages: ['Gujarati', 'Hindi'],
    states: ['Gujarat', 'Maharashtra'],
    female: words('Krupa Dhara Hetal Jinal Nidhi Riddhi Foram Bansari Urvi Khushboo Mansi Janki'),
    male: words('Parth Harsh Dhruv Mihir Chirag Yash Jigar Malhar Devang'),
    surnames: words('Patel Shah Mehta Desai Trivedi Parikh Vyas Dave Solanki Gandhi Bhatt Zaveri'),
  },
  {
    languages: ['Punjabi', 'Hindi'],
    states: ['Punjab', 'Chandigarh', 'Delhi', 'Haryana'],
    female: words(
      'Simran Harleen Jasleen Gurpreet Navneet Manpreet Amrit Ravneet Kirat Prabhleen Mehar Japneet',
    ),
    male: words('Gurnoor Harjot Jaskaran Manveer Fateh Angad Jasraj Ekam'),
    surnames: words('Singh Sandhu Gill Dhillon Sidhu Grewal Sodhi Brar Bajwa Randhawa Virk'),
  },
  {
    languages: ['Hindi'],
    states: ['Uttar Pradesh', 'Madhya Pradesh', 'Delhi', 'Bihar', 'Uttarakhand', 'Haryana'],
    female: words(
      'Anjali Shivani Charu Kavya Aradhana Richa Prachi Nandini Swati Divya Ishita Pragya Mansha Vandana',
    ),
    male: words('Ambuj Rahul Vivek Shubham Ankit Prashant Utkarsh Saurabh Alok Ravi Hemant'),
    surnames: words(
      'Sharma Verma Mishra Tiwari Pandey Srivastava Yadav Chauhan Gupta Saxena Dubey Tomar Negi Rawat',
    ),
  },
  {
    languages: ['Bengali', 'Hindi'],
    states: ['West Bengal'],
    female: words('Sohini Paromita Madhuja Debolina Ankita Moumita Sreeja Indrani Rupsha'),
    male: words('Arnab Dipayan Rwik Anirban Subhajit Debojyoti Ritam Soham Tathagata Rudra Swarnendu'),
    surnames: words('Banerjee Mukherjee Chatterjee Ghosh Bose Sen Dutta Das Roy Chakraborty Sarkar Mitra'),
  },
  {
    languages: ['Tamil', 'English'],
    states: ['Tamil Nadu'],
    female: words(
      'Kavitha Yazhini Nivedha Swetha Malavika Oviya Abinaya Janani Keerthana Madhumitha Thenmozhi',
    ),
    male: words('Vignesh Aravind Prabhakaran Muthu Naveen Gokul Hariharan Dinesh Senthil Kavin'),
    surnames: words(
      'Raman Subramanian Natarajan Krishnan Murugan Selvam Rajendran Venkatesan Sundaram Pandian Balaji Iyer',
    ),
  },
  {
    languages: ['Malayalam', 'English'],
    states: ['Kerala'],
    female: words('Anjana Meenakshi Gayathri Athira Nimisha Aparna Sneha Devika Rima Ann'),
    male: words('Vishnu Jithin Anand Basil Sreejith Shyam Akhil Arun Vineeth Midhun Jacob'),
    surnames: words(
      'Nair Menon Pillai Varghese Thomas Kurian Namboothiri Warrier George Mathew Panicker Krishna',
    ),
  },
  {
    languages: ['Kannada', 'English'],
    states: ['Karnataka'],
    female: words('Sanjana Bhavana Shrilatha Pallavi Vasudha Nayana Spoorthi Sindhura Apoorva Meghana'),
    male: words('Pavan Chetan Darshan Sumanth Girish Prajwal Yathish Vinay Shreyas Nagaraj Manoj'),
    surnames: words('Gowda Hegde Shetty Rao Bhat Murthy Kamath Acharya Reddy Urs Poojary Kulal'),
  },
  {
    languages: ['Telugu', 'English'],
    states: ['Telangana', 'Andhra Pradesh'],
    female: words('Lahari Sravani Harika Tejaswi Niharika Bhargavi Manasa Sahithi Vennela Sindhu Pranavi'),
    male: words('Sai Charan Abhiram Vamsi Tarun Akhilesh Rohith Srikanth Mokshith'),
    surnames: words(
      'Reddy Rao Naidu Chowdary Varma Yerramsetti Kommineni Gollapudi Dasari Pasupuleti Konda Vemula',
    ),
  },
  {
    languages: ['Rajasthani', 'Hindi'],
    states: ['Rajasthan'],
    female: words('Kumud Yashaswini Padmini Bhumika Heena Garima Diksha Sarita Lata Charul'),
    male: words('Hanumant Mahipal Lokesh Yuvraj Gajendra Narayan Rituraj Himmat Bhanu'),
    surnames: words('Rathore Shekhawat Meena Joshi Mathur Jain Purohit Bishnoi Sisodia Agarwal'),
  },
  {
    languages: ['Urdu', 'Hindi'],
    states: ['Uttar Pradesh', 'Telangana', 'Delhi', 'Maharashtra', 'Bihar', 'Jammu and Kashmir'],
    female: words('Zoya Ayesha Rehana Alina Mahira Nargis Sabiha Inaya Farah Shifa Iqra'),
    male: words('Farhan Zaid Arman Faiz Sameer Rehan Adil Asif Danish Junaid Rayyan'),
    surnames: words('Ansari Qureshi Siddiqui Shaikh Rizvi Mirza Usmani Naqvi Farooqui Lone Bhat'),
  },
  {
    languages: ['Assamese', 'Hindi'],
    states: ['Assam'],
    female: words('Juri Barsha Dimpi Nilakshi Rimjhim Priyanka Mousumi Anamika'),
    male: words('Rituparna Bhaskar Pranjal Jyotirmoy Dhrubajit Manash Hirak Nabajit'),
    surnames: words('Baruah Gogoi Saikia Kalita Hazarika Borah Deka Phukan'),
  },
  {
    languages: ['Nepali', 'Hindi', 'English'],
    states: ['Sikkim', 'West Bengal'],
    female: words('Pema Doma Srijana Choden Asmita Prashansa'),
    male: words('Tenzin Karma Bipul Sonam Nawang Suraj'),
    surnames: words('Lepcha Bhutia Tamang Rai Gurung Chettri'),
  },
  {
    languages: ['Khasi', 'English'],
    states: ['Meghalaya'],
    female: words('Daphisha Ibanri Larisa Riti Meba Pynhun'),
    male: words('Banri Kitbok Lambok Shaniah Wanbor Aiban'),
    surnames: words('Lyngdoh Nongrum Kharkongor Syiem Marbaniang Warjri'),
  },
  {
    languages: ['Konkani', 'English', 'Hindi'],
    states: ['Goa', 'Maharashtra'],
    female: words('Larissa Sharon Natasha Cheryl Fiona Delicia Ria Melanie'),
    male: words('Savio Ryan Joel Lester Aaron Elroy Nathan Gavin'),
    surnames: words('Fernandes DSouza Pereira Lobo Rodrigues Noronha Pinto Mascarenhas'),
  },
  {
    languages: ['Odia', 'Hindi'],
    states: ['Odisha'],
    female: words('Sulagna Barnali Subhashree Elina Lopamudra Itishree Jyoti'),
    male: words('Biswajit Sidhant Jagannath Satyajit Sambit Lipun Ashutosh'),
    surnames: words('Mohanty Panda Sahoo Patnaik Mishra Behera Nayak Rout'),
  },
];
